import { useLocation } from '@aldergate/platform'
import { useComposition } from '../../composition/CompositionContext'
import type { RefusedOverride } from '../deviate'
import { keepDeviation } from '../keepDeviation'
import { allowedPlaces } from '../overrides'
import { JourneyNotice } from './JourneyNotice'
import { Strip } from './Strip'
import { useText } from './texts'

/** Says on every page what this document shows instead of what is live, and what it was asked for in vain. */
export function DeviationNotice() {
  const t = useText()
  const { pathname } = useLocation()
  const { registry } = useComposition()
  const { trials = [], refused = [] } = registry

  function refusalText({ text, refusal }: RefusedOverride): string {
    switch (refusal) {
      case 'off':
        return t('refusedOff', { text })
      case 'form':
        return t('refusedForm', { text })
      case 'place':
        return t('refusedPlace', { text, places: allowedPlaces(registry).join(', ') })
    }
  }

  return (
    <>
      <JourneyNotice />
      {refused.map((each) => (
        <Strip key={each.text} role="note" data-screen-only>
          {refusalText(each)}
        </Strip>
      ))}
      {trials.map(({ remote, version, url, isDown }) => (
        <Strip key={remote} role="note" data-screen-only>
          {isDown ? t('overrideDown', { remote, url }) : t('overridden', { remote, url, version })}{' '}
          {/* A document of its own: the live remote must not meet the other. */}
          <a href={pathname} onClick={() => keepDeviation()}>
            {t('backToLive')}
          </a>
        </Strip>
      ))}
    </>
  )
}
