import { atom, type SetStateAction, type WritableAtom } from 'jotai'
import { alertEntriesAtom, type Notification } from './notifications'

interface Snooze {
  key: string
  until: number
  /** The notification that it is set on; this names it, and not the key, because another tab may know it by another id. */
  id?: number | undefined
}

/**
 * The marks that the trader has set on alerts, beyond what their notifications say. The keys are the alerts panel's
 * own: it passes over those that it does not know.
 */
export interface AlertMarks {
  /** The samples that were read. */
  read: readonly string[]
  /** Out of sight until then, in epoch milliseconds. */
  snoozed: readonly Snooze[]
}

export interface KeptAlerts extends AlertMarks {
  /** Newest first. */
  entries: readonly Notification[]
}

export const NO_KEPT_ALERTS: KeptAlerts = { entries: [], read: [], snoozed: [] }

export const alertMarksAtom = atom<AlertMarks>({ read: [], snoozed: [] })

/** All that is kept of alerts besides their rules. */
export const keptAlertsAtom: WritableAtom<KeptAlerts, [SetStateAction<KeptAlerts>], void> = atom(
  (get) => ({ entries: get(alertEntriesAtom), ...get(alertMarksAtom) }),
  (get, set, next) => {
    const { entries, ...marks } = typeof next === 'function' ? next(get(keptAlertsAtom)) : next
    set(alertEntriesAtom, entries)
    set(alertMarksAtom, marks)
  },
)
