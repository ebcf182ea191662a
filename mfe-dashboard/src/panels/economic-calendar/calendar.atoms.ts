import { erasableAtom, settingsAtom } from '@aldergate/platform'
import { nowAtom } from '@aldergate/market/state'
import { atom } from 'jotai'
import { MINUTE_MS } from '@aldergate/market'
import { openedAtAtom } from '../../parts/openedAt.atoms'
import { eventsAround } from './calendar'
import { type Impact, IMPACTS, SAMPLE_EVENTS } from './events.data'

/** Around the day when the calendar was first opened, so that the events do not move at midnight. */
export const eventsAtom = atom((get) =>
  eventsAround(get(openedAtAtom), SAMPLE_EVENTS, get(settingsAtom).language),
)

/** The beginning of this minute: events begin on whole minutes, so nothing else becomes past in between. */
export const minuteAtom = atom((get) => Math.floor(get(nowAtom) / MINUTE_MS) * MINUTE_MS)

/** Kept outside the panel, so that hiding it keeps the choice. */
export const shownImpactsAtom = erasableAtom<readonly Impact[]>(IMPACTS)

export const toggleImpactAtom = atom(null, (_get, set, toggled: Impact) => {
  set(shownImpactsAtom, (shown) =>
    IMPACTS.filter((impact) => shown.includes(impact) !== (impact === toggled)),
  )
})
