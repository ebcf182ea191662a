import { PATHS } from '@aldergate/contract'
import { keepAwake, onTick } from '@aldergate/market/state'
import {
  browserPermissionAtom,
  erasableAtom,
  settingsAtom,
  showBrowserNotification,
} from '@aldergate/platform'
import { createFormat, showToast } from '@aldergate/ui'
import { atom } from 'jotai'
import type { CalendarEvent } from './calendar'
import { eventsAtom } from './calendar.atoms'
import { remindAt } from './reminder'
import { textsIn } from './texts'

/** A reminder of an event, set by the trader. */
interface Reminder {
  eventId: string
  /** When it fires, in epoch milliseconds. */
  remindAt: number
}

const CHECK_MS = 1_000

const setRemindersAtom = erasableAtom<readonly Reminder[]>([])
const stopWatchingAtom = atom<{ stop: () => void }>()

export const remindersAtom = atom((get) => get(setRemindersAtom))

/** Sets or removes an event's reminder. It fires on whichever page of the app the trader is. */
export const toggleReminderAtom = atom(
  null,
  (get, set, { id, at }: Pick<CalendarEvent, 'id' | 'at'>) => {
    const others = get(setRemindersAtom).filter(({ eventId }) => eventId !== id)
    const isSet = others.length < get(setRemindersAtom).length
    const reminder = { eventId: id, remindAt: remindAt(at, Date.now()) }
    set(setRemindersAtom, isSet ? others : [...others, reminder])
    set(watchAtom)
  },
)

/** Subscribes to the page's clock, in a hidden page as well, while there is a reminder. */
const watchAtom = atom(null, (get, set) => {
  const isWatching = get(stopWatchingAtom)
  const isNeeded = get(setRemindersAtom).length > 0
  if (isNeeded && !isWatching) {
    const stops = [onTick(CHECK_MS, () => set(remindAtom)), keepAwake()]
    set(stopWatchingAtom, { stop: () => stops.forEach((stop) => stop()) })
  } else if (!isNeeded && isWatching) {
    isWatching.stop()
    set(stopWatchingAtom, undefined)
  }
})

const remindAtom = atom(null, (get, set) => {
  // "Erase all data" has taken them away.
  if (get(setRemindersAtom).length === 0) return set(watchAtom)
  const now = Date.now()
  const due = get(setRemindersAtom).filter(({ remindAt }) => now >= remindAt)
  if (due.length === 0) return
  set(setRemindersAtom, (reminders) => reminders.filter((reminder) => !due.includes(reminder)))
  // The permission may have changed while nothing on screen was observing it.
  set(browserPermissionAtom)
  for (const reminder of due) void set(tellAtom, reminder)
  set(watchAtom)
})

/** Words a reminder when it fires, because the language may have changed since it was set. */
const tellAtom = atom(null, async (get, _set, { eventId }: Reminder) => {
  const reminded = get(eventsAtom).find(({ id }) => id === eventId)
  if (!reminded) return
  const { at, event } = reminded
  const settings = get(settingsAtom)
  const { language, timeZone } = settings
  const t = await textsIn(language)
  const title = t('title')
  const text = t('reminder', { event, time: createFormat(settings).dateTime(at), timeZone })
  showToast(text, 'blank', { entry: { title, to: `${PATHS.dashboard}#economic-calendar` } })
  if (get(browserPermissionAtom) === 'granted') {
    showBrowserNotification({ id: eventId, title, text })
  }
})
