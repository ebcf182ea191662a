import { useLocation } from '@aldergate/platform'
import { useFormat } from '@aldergate/ui'
import { useComposition } from '../../composition/useComposition'
import { Strip } from './Strip'
import { useText } from './texts'

const LOST = { gone: 'journeyLost', unread: 'journeyUnread' } as const

/** Says that this document shows another day's composition, or that the one asked for is not available. */
export function JourneyNotice() {
  const t = useText()
  const format = useFormat()
  const { pathname } = useLocation()
  const { journey } = useComposition().registry
  if (!journey) return null
  const { name } = journey

  return (
    <Strip role="note" data-screen-only>
      {format.sentences([
        journey.release === undefined
          ? t(LOST[journey.lost], { name })
          : t('journey', { name, release: String(journey.release) }),
        journey.release !== undefined &&
          journey.otherHost !== undefined &&
          t('journeyHost', { host: journey.otherHost }),
      ])}{' '}
      {/* A full page load, so that today's remotes do not meet those of another day. */}
      <a href={pathname}>{t('backToToday')}</a>
    </Strip>
  )
}
