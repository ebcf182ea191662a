import { createTexts } from '@aldergate/ui'

/** What the notification center says. */
const EN = {
  notifications: 'Notifications',
  all: 'All notifications',
  unread: 'Unread',
  info: 'Info',
  warning: 'Warning',
  alert: 'Browser alert',
  success: 'Success',
  error: 'Error',
  message: 'Message',
  fill: 'Paper fill',
  layout: 'Layout change',
  priceAlert: 'Price alert',
  clear: 'Clear',
  cleared: '{count, plural, one {# notification} other {# notifications}} cleared.',
  undo: 'Undo',
  markRead: 'Mark read: {message}',
  markUnread: 'Mark unread: {message}',
  remove: 'Remove: {message}',
  open: 'Open',
  openPage: 'Open the page of: {message}',
  none: 'No notifications.',
  noMatch: 'No notifications match this filter.',
  showAll: 'Show all notifications',
} as const

export const useText = createTexts({ en: EN })
