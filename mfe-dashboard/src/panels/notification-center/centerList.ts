import type { Notification } from '@aldergate/platform'

/** A notification as the center shows it; a sample is read, so that all unread counts agree. */
export interface CenterItem extends Omit<Notification, 'id'> {
  /** Names it among samples and notifications alike. */
  key: string
  /** The notification behind it; a sample has none. */
  notificationId: number | null
}

export const CENTER_FILTERS = [
  'all',
  'unread',
  'warning',
  'info',
  'priceAlert',
  'fill',
  'layout',
  'alert',
  'success',
  'error',
] as const

export type CenterFilter = (typeof CENTER_FILTERS)[number]

/** Returns the entries that pass a filter; "info" and "warning" filter by type, the others by subject. */
export function filtered(
  items: readonly CenterItem[],
  filter: CenterFilter,
): readonly CenterItem[] {
  switch (filter) {
    case 'all':
      return items
    case 'unread':
      return items.filter(({ isRead }) => !isRead)
    case 'info':
    case 'warning':
      return items.filter(({ type }) => type === filter)
    default:
      return items.filter(({ kind }) => kind === filter)
  }
}
