import { createTexts } from '@aldergate/ui'

/** What a list of dated entries says. */
const EN = {
  today: 'Today',
  yesterday: 'Yesterday',
  unread: 'Unread',
  show: 'Show',
  unreadCount: '{count, plural, one {# unread} other {# unread}}',
  markAllRead: 'Mark all read',
} as const

export const useText = createTexts({
  en: EN,
  es: { today: 'Hoy', yesterday: 'Ayer', unread: 'Sin leer' },
  zh: { today: '今天', yesterday: '昨天', unread: '未读' },
  fr: { today: 'Aujourd’hui', yesterday: 'Hier', unread: 'Non lu' },
})
