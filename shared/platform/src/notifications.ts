import { atom } from 'jotai'
import type { Language } from '@aldergate/contract'
import { settingsAtom } from './settings'

/** The kind of event; `alert` is a text that was shown by the browser's `alert`. */
export type NotificationKind =
  'alert' | 'success' | 'error' | 'info' | 'fill' | 'layout' | 'priceAlert'

/** A message that the trader was given, and when. */
export interface Notification {
  /** Increases with each entry and is never reused. */
  id: number
  /** The heading of the entry; without one, the kind is shown. */
  title?: string
  text: string
  /** The language of the text, which may differ from the current one. */
  lang?: Language
  /** Epoch milliseconds. */
  at: number
  kind: NotificationKind
  type: 'info' | 'warning'
  isRead: boolean
  /** The path of the page where the trader can act on it. */
  to?: string
  /** Identifies the event if other tabs report it as well. */
  event?: string
}

/** The content of a new entry; failures and price alerts are warnings by default. */
export interface NotificationContent extends Pick<
  Notification,
  'text' | 'kind' | 'title' | 'to' | 'event'
> {
  type?: Notification['type']
  /** When it happened, if not now: an order may have been filled while the app was closed. */
  at?: number
  /**
   * An existing entry of the same event between this and now is the same, reported by another tab; epoch milliseconds.
   * One from the future is older than it says: the clock was set back since.
   */
  since?: number
}

/**
 * The maximum number of fired alerts, and separately of other entries. More than anybody reads, and few enough to keep
 * for a whole day.
 */
export const MAX_NOTIFICATIONS = 200

const WARNINGS: readonly NotificationKind[] = ['error', 'priceAlert']

const entriesAtom = atom<readonly Notification[]>([])
const lastIdAtom = atom(0)

/** Newest first. */
export const notificationsAtom = atom((get) => get(entriesAtom))

export const unreadCountAtom = atom(
  (get) => get(entriesAtom).filter(({ isRead }) => !isRead).length,
)

/** Adds an entry without showing it, for events that the trader was told of in another way. */
export const recordNotificationAtom = atom(null, (get, set, content: NotificationContent) => {
  const { since, ...said } = content
  const entries = get(entriesAtom)
  const now = Date.now()
  const isTold = ({ event, at }: Notification) =>
    since !== undefined && event === said.event && at > since && at <= now
  if (entries.some(isTold)) return
  const type = said.type ?? (WARNINGS.includes(said.kind) ? 'warning' : 'info')
  const { language: lang } = get(settingsAtom)
  // Based on the clock, so that the id is new after a reload as well. An alert of another tab comes with its id, which
  // may be of the same millisecond: alerts alone have whole numbers, so that no other entry has the same.
  const next = Math.max(now, Math.floor(Math.max(get(lastIdAtom), entries[0]?.id ?? 0)) + 1)
  const id = isPriceAlert(said) ? next : next + 0.5
  set(lastIdAtom, id)
  set(
    entriesAtom,
    newest([{ ...said, lang, type, id, at: said.at ?? now, isRead: false }, ...entries]),
  )
})

/** Shows the text by the browser's `alert`; then adds an entry, which may link to a page. */
export const notifyAtom = atom(
  null,
  (_get, set, text: string, place: Pick<Notification, 'title' | 'to'> = {}) => {
    window.alert(text)
    set(recordNotificationAtom, { ...place, text, kind: 'alert' })
  },
)

export const markReadAtom = atom(null, (_get, set, id: number, isRead: boolean = true) => {
  set(entriesAtom, (entries) =>
    entries.map((entry) => (entry.id === id ? { ...entry, isRead } : entry)),
  )
})

export const markAllReadAtom = atom(null, (_get, set) => {
  set(entriesAtom, (entries) => entries.map((entry) => ({ ...entry, isRead: true })))
})

/** Removes an entry and returns it, for Undo. */
export const removeNotificationAtom = atom(null, (get, set, id: number) => {
  const removed = get(entriesAtom).filter((entry) => entry.id === id)
  set(entriesAtom, (entries) => entries.filter((entry) => entry.id !== id))
  return removed
})

/** Removes all entries and returns them, for Undo. */
export const clearNotificationsAtom = atom(null, (get, set) => {
  const removed = get(entriesAtom)
  set(entriesAtom, [])
  return removed
})

/** Puts entries back to their places among newer ones. */
export const restoreNotificationsAtom = atom(null, (get, set, removed: readonly Notification[]) => {
  const present = new Set(get(entriesAtom).map(({ id }) => id))
  const missing = removed.filter(({ id }) => !present.has(id))
  set(entriesAtom, (entries) => newest([...entries, ...missing]))
})

/**
 * The fired alerts, which survive a reload if data are kept. Other entries are transient, or recorded elsewhere, as
 * fills are in the ledger.
 */
export const alertEntriesAtom = atom(
  (get) => get(entriesAtom).filter(isPriceAlert),
  (_get, set, alerts: readonly Notification[]) => {
    set(entriesAtom, (entries) =>
      newest([...entries.filter((entry) => !isPriceAlert(entry)), ...alerts]),
    )
  },
)

function isPriceAlert({ kind }: Pick<Notification, 'kind'>): boolean {
  return kind === 'priceAlert'
}

/**
 * The newest entries up to the limit. Applies to alerts separately, because one that is dropped would be removed from
 * the device and other tabs, too.
 */
function newest(entries: readonly Notification[]): readonly Notification[] {
  const sorted = entries.toSorted((one, other) => other.id - one.id)
  const alerts = sorted.filter(isPriceAlert).slice(0, MAX_NOTIFICATIONS)
  const others = sorted.filter((entry) => !isPriceAlert(entry)).slice(0, MAX_NOTIFICATIONS)
  return [...alerts, ...others].toSorted((one, other) => other.id - one.id)
}
