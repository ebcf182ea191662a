import type { Notification } from '@aldergate/platform'

/** The specified types of alerts. */
export const ALERT_TYPES = ['priceAlert', 'stopLoss', 'portfolioUpdate', 'marketNews'] as const

export type AlertType = (typeof ALERT_TYPES)[number]

/** An alert as the list shows it. */
export interface AlertItem {
  /** Names it among samples and notifications alike. */
  key: string
  type: AlertType
  message: string
  lang?: Notification['lang']
  /** Epoch milliseconds. */
  at: number
  isRead: boolean
  /** Hidden until then; epoch milliseconds. */
  snoozedUntil: number | null
  /** The notification behind it; a sample has none. */
  notificationId: number | null
}

export const ALERT_FILTERS = ['all', 'unread', ...ALERT_TYPES, 'snoozed'] as const

export type AlertFilter = (typeof ALERT_FILTERS)[number]

/** Returns the alerts that pass a filter; snoozed ones pass the filter for snoozed alerts only. */
export function filtered(
  items: readonly AlertItem[],
  filter: AlertFilter,
  now: number,
): readonly AlertItem[] {
  return items.filter((item) => {
    if (isAsleep(item, now)) return filter === 'snoozed'
    switch (filter) {
      case 'all':
        return true
      case 'unread':
        return !item.isRead
      case 'snoozed':
        return false
      default:
        return item.type === filter
    }
  })
}

export function unreadCount(items: readonly AlertItem[], now: number): number {
  return filtered(items, 'unread', now).length
}

export function isAsleep({ snoozedUntil }: Pick<AlertItem, 'snoozedUntil'>, now: number): boolean {
  return snoozedUntil !== null && now < snoozedUntil
}
