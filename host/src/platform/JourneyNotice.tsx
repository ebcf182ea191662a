import { useLocation } from '@aldergate/platform'
import type { Journey } from '../composition/timeTravel'
import { useText } from './parts/texts'
import { Strip } from './Strip'

/** Says on every page that this document shows another day's composition, or that it was asked for in vain. */
export function JourneyNotice({ name, release, otherHost }: Journey) {
  const t = useText()
  const { pathname } = useLocation()

  return (
    <Strip role="note" data-screen-only>
      {release === undefined
        ? t('journeyLost', { name })
        : t('journey', { name, release: String(release) })}
      {otherHost !== undefined && ` ${t('journeyHost', { host: otherHost })}`}{' '}
      {/* A document of its own: the remotes of today must not meet those of another day. */}
      <a href={pathname}>{t('backToToday')}</a>
    </Strip>
  )
}
