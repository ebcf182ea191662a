import { atom } from 'jotai'
import type { Language } from '@aldergate/contract'
import { settingsAtom } from './settings'

/** The kind of event that an entry tells of; `alert` is a text that the browser's own alert has shown. */
export type NotificationKind =
  'alert' | 'success' | 'error' | 'info' | 'fill' | 'layout' | 'priceAlert'

/** A message that the product gave the trader, and when. */
export interface Notification {
  /** Rises with each entry and is never used again. */
  id: number
  /** The subject of the entry, as its heading; without one, the kind says it. */
  title?: string
  text: string
  /** The language in which it was said, which the trader may have left since. */
  lang?: Language
  /** Epoch milliseconds. */
  at: number
  kind: NotificationKind
  type: 'info' | 'warning'
  isRead: boolean
  /** The path of the page where the trader can act on it. */
  to?: string
  /** Names what happened, where other tabs see it as well. */
  event?: string
}

/** The content of a new entry; a failure and a price alert are warnings unless they say otherwise. */
export interface NotificationContent extends Pick<
  Notification,
  'text' | 'kind' | 'title' | 'to' | 'event'
> {
  type?: Notification['type']
  /** When it happened, where that is not now: an order may have been filled while nobody looked. */
  at?: number
  /** An entry of the same event that is later is this one, as another tab has told it; epoch milliseconds. */
  since?: number
}

/**
 * So many alerts that fired, and so many other entries: neither takes the room of the other. More than anybody reads,
 * and little enough to keep for a whole day's session.
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

/** Adds an entry only, for what the trader was already told of in another way. */
export const recordNotificationAtom = atom(null, (get, set, content: NotificationContent) => {
  const { since, ...said } = content
  const entries = get(entriesAtom)
  if (since !== undefined && entries.some(({ event, at }) => event === said.event && at > since))
    return
  const now = Date.now()
  const type = said.type ?? (WARNINGS.includes(said.kind) ? 'warning' : 'info')
  const { language: lang } = get(settingsAtom)
  // By the clock, so that it is new in other tabs and after a reload as well.
  const id = Math.max(now, get(lastIdAtom) + 1, (entries[0]?.id ?? 0) + 1)
  set(lastIdAtom, id)
  set(
    entriesAtom,
    newest([{ ...said, lang, type, id, at: said.at ?? now, isRead: false }, ...entries]),
  )
})

/** Shows the text in the browser's own alert; then it is an entry, which may lead to a page. */
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

/** Takes one entry away, and gives what was taken: Undo restores it. */
export const removeNotificationAtom = atom(null, (get, set, id: number) => {
  const removed = get(entriesAtom).filter((entry) => entry.id === id)
  set(entriesAtom, (entries) => entries.filter((entry) => entry.id !== id))
  return removed
})

/** Takes all entries away, and gives what was taken: Undo restores them. */
export const clearNotificationsAtom = atom(null, (get, set) => {
  const removed = get(entriesAtom)
  set(entriesAtom, [])
  return removed
})

/** Puts entries back to their places among those that have come since. */
export const restoreNotificationsAtom = atom(null, (get, set, removed: readonly Notification[]) => {
  const present = new Set(get(entriesAtom).map(({ id }) => id))
  const missing = removed.filter(({ id }) => !present.has(id))
  set(entriesAtom, (entries) => newest([...entries, ...missing]))
})

/**
 * The alerts that fired, which outlast a reload where data are kept. What else is said passes, or stands elsewhere, as
 * a fill does in the ledger.
 */
export const alertEntriesAtom = atom(
  (get) => get(entriesAtom).filter(isPriceAlert),
  (_get, set, alerts: readonly Notification[]) => {
    set(entriesAtom, (entries) =>
      newest([...entries.filter((entry) => !isPriceAlert(entry)), ...alerts]),
    )
  },
)

function isPriceAlert({ kind }: Notification): boolean {
  return kind === 'priceAlert'
}

/** An alert that a limit left out would be taken away from the device and from other tabs as well. */
function newest(entries: readonly Notification[]): readonly Notification[] {
  const sorted = entries.toSorted((one, other) => other.id - one.id)
  const alerts = sorted.filter(isPriceAlert).slice(0, MAX_NOTIFICATIONS)
  const others = sorted.filter((entry) => !isPriceAlert(entry)).slice(0, MAX_NOTIFICATIONS)
  return [...alerts, ...others].toSorted((one, other) => other.id - one.id)
}
