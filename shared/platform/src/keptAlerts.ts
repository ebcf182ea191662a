import { atom, type SetStateAction, type WritableAtom } from 'jotai'
import { alertEntriesAtom, type Notification } from './notifications'

interface Snooze {
  key: string
  until: number
  /**
   * The notification that it belongs to; compared by this and not by the key, because another tab may know it by
   * another id.
   */
  id?: number | undefined
}

/**
 * The trader's marks on alerts, beyond what their notifications contain. The keys belong to the alerts panel, which
 * ignores unknown ones.
 */
export interface AlertMarks {
  /** The samples that were read. */
  read: readonly string[]
  /** Hidden until then, in epoch milliseconds. */
  snoozed: readonly Snooze[]
}

export interface KeptAlerts extends AlertMarks {
  /** Newest first. */
  entries: readonly Notification[]
}

export const NO_KEPT_ALERTS: KeptAlerts = { entries: [], read: [], snoozed: [] }

export const alertMarksAtom = atom<AlertMarks>({ read: [], snoozed: [] })

/** Everything that is kept of alerts besides their rules. */
export const keptAlertsAtom: WritableAtom<KeptAlerts, [SetStateAction<KeptAlerts>], void> = atom(
  (get) => ({ entries: get(alertEntriesAtom), ...get(alertMarksAtom) }),
  (get, set, next) => {
    const { entries, ...marks } = typeof next === 'function' ? next(get(keptAlertsAtom)) : next
    set(alertEntriesAtom, entries)
    set(alertMarksAtom, marks)
  },
)
