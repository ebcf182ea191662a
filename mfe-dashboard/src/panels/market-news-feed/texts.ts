import { createTexts } from '@aldergate/ui'

export const EN = {
  headlines: 'Headlines',
  unread: 'Unread',
  unreadCount: '{count, plural, =0 {All read} other {# unread}}',
  markAllRead: 'Mark all as read',
  previous: 'Previous',
  next: 'Next',
  pages: 'Pages of headlines',
  page: 'Page {page} of {pages}',
  back: 'Back to headlines',
  more: 'More like this in Market News',
} as const

export const useText = createTexts({ en: EN })
