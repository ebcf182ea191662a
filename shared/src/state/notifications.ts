import { atom } from 'jotai'

export type NotificationKind = 'alert' | 'success' | 'error' | 'info'

/** What the product told the trader, and when. */
export interface Notification {
  /** Rises with each entry and is never used again. */
  id: number
  text: string
  /** Epoch milliseconds. */
  at: number
  kind: NotificationKind
}

/** More than anybody reads, and little enough to keep for a whole day's session. */
export const MAX_NOTIFICATIONS = 200

const entriesAtom = atom<readonly Notification[]>([])
const lastIdAtom = atom(0)
const lastReadIdAtom = atom(0)

/** Newest first. */
export const notificationsAtom = atom((get) => get(entriesAtom))

export const unreadCountAtom = atom(
  (get) => get(entriesAtom).filter(({ id }) => id > get(lastReadIdAtom)).length,
)

/** Adds an entry only, for what the trader was already told of in another way. */
export const recordNotificationAtom = atom(
  null,
  (get, set, { text, kind }: Pick<Notification, 'text' | 'kind'>) => {
    const entry = { id: get(lastIdAtom) + 1, text, at: Date.now(), kind }
    set(lastIdAtom, entry.id)
    set(entriesAtom, (entries) => [entry, ...entries].slice(0, MAX_NOTIFICATIONS))
  },
)

/** Shows the text in the browser's own alert; then it is an entry. */
export const notifyAtom = atom(null, (_get, set, text: string) => {
  window.alert(text)
  set(recordNotificationAtom, { text, kind: 'alert' })
})

export const markAllReadAtom = atom(null, (get, set) => {
  set(lastReadIdAtom, get(lastIdAtom))
})
