import { useLocation } from '@aldergate/platform'
import { useFormat } from '@aldergate/ui'
import { useComposition } from '../../composition/useComposition'
import type { RemoteTrial } from '../../registry/readRegistry'
import type { Refused } from '../../registry/refused'
import { keepDeviation } from '../keepDeviation'
import { allowedPlaces } from '../overrides'
import { JourneyNotice } from './JourneyNotice'
import { Strip } from './Strip'
import { useText } from './texts'
import { useIsPast } from './useIsPast'

const REFUSALS = {
  off: 'refusedOff',
  form: 'refusedForm',
  'preview-form': 'previewForm',
  'preview-signature': 'previewSignature',
  'preview-over': 'previewOver',
  'preview-gone': 'previewGone',
  'preview-unread': 'previewUnread',
  'composition-form': 'compositionForm',
} as const

/** Says on every page what this document shows instead of the live composition, and which requests were refused. */
export function DeviationNotice() {
  const t = useText()
  const format = useFormat()
  const { pathname } = useLocation()
  const { registry } = useComposition()
  const { trials = [], refused = [], journey } = registry
  const isLive = trials.length === 0 && journey?.release === undefined

  function refusalText({ text, refusal }: Refused): string {
    return refusal === 'place'
      ? t('refusedPlace', { text, places: allowedPlaces(registry).join(', ') })
      : t(REFUSALS[refusal], { text })
  }

  return (
    <>
      <JourneyNotice />
      {refused.map((each) => (
        <Strip key={each.text} role="note" data-screen-only>
          {format.sentences([refusalText(each), isLive && t('thisIsLive')])}
        </Strip>
      ))}
      {trials.map((trial) => (
        <Strip key={trial.remote} role="note" data-screen-only>
          <TrialText trial={trial} />{' '}
          {/* A full page load, so that the live remote does not meet the overridden one. */}
          <a href={pathname} onClick={() => keepDeviation()}>
            {t('backToLive')}
          </a>
        </Strip>
      ))}
    </>
  )
}

function TrialText({ trial }: { trial: RemoteTrial }) {
  const t = useText()
  const { remote, version, url, isDown, until } = trial
  if (until !== undefined) return <PreviewText {...{ remote, version, until }} />
  return isDown ? t('overrideDown', { remote, url }) : t('overridden', { remote, url, version })
}

function PreviewText(preview: { remote: string; version: string; until: number }) {
  const t = useText()
  const format = useFormat()
  const isOver = useIsPast(preview.until)
  const said = { ...preview, until: format.dateTime(preview.until) }
  return t(isOver ? 'previewEnded' : 'previewed', said)
}
