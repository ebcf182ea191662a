import { PATHS } from '@aldergate/contract'
import { keepAwake, onTick } from '@aldergate/market/state'
import { browserPermissionAtom, erasableAtom, showBrowserNotification } from '@aldergate/platform'
import { showToast } from '@aldergate/ui'
import { atom } from 'jotai'

/** A message that the trader wants to get before an event begins. */
export interface Reminder {
  eventId: string
  /** When to tell it, in epoch milliseconds. */
  remindAt: number
  title: string
  text: string
}

const CHECK_MS = 1_000

const setRemindersAtom = erasableAtom<readonly Reminder[]>([])
const stopWatchingAtom = atom<{ stop: () => void }>()

export const remindersAtom = atom((get) => get(setRemindersAtom))

/** Sets an event's reminder, or takes it back. It is told wherever in the app the trader is then. */
export const toggleReminderAtom = atom(null, (get, set, reminder: Reminder) => {
  const others = get(setRemindersAtom).filter(({ eventId }) => eventId !== reminder.eventId)
  const isSet = others.length < get(setRemindersAtom).length
  set(setRemindersAtom, isSet ? others : [...others, reminder])
  set(watchAtom)
})

/** One reader of the page's clock, in a hidden page as well, while there is a reminder, and none without. */
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
  // Nothing has to be on the screen that would have followed what the browser allows meanwhile.
  set(browserPermissionAtom)
  for (const { eventId, title, text } of due) {
    showToast(text, 'blank', { entry: { title, to: `${PATHS.dashboard}#economic-calendar` } })
    if (get(browserPermissionAtom) === 'granted') {
      showBrowserNotification({ id: eventId, title, text })
    }
  }
  set(watchAtom)
})
