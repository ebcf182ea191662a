import { useLocation } from '@aldergate/platform'
import { useFormat } from '@aldergate/ui'
import { useComposition } from '../../composition/CompositionContext'
import { Strip } from './Strip'
import { useText } from './texts'

/** Says that this document shows another day's composition, or that it was asked for in vain. */
export function JourneyNotice() {
  const t = useText()
  const format = useFormat()
  const { pathname } = useLocation()
  const { journey } = useComposition().registry
  if (!journey) return null
  const { name, release, otherHost } = journey

  return (
    <Strip role="note" data-screen-only>
      {format.sentences([
        release === undefined
          ? t('journeyLost', { name })
          : t('journey', { name, release: String(release) }),
        otherHost !== undefined && t('journeyHost', { host: otherHost }),
      ])}{' '}
      {/* A document of its own: the remotes of today must not meet those of another day. */}
      <a href={pathname}>{t('backToToday')}</a>
    </Strip>
  )
}
