// Written from en.arb by `npm run texts`.
import type { Texts } from '@aldergate/ui'

declare const texts: Texts<{
  headlines: never
  unread: never
  unreadCount: 'count'
  markAllRead: never
  previous: never
  next: never
  pages: never
  page: 'page' | 'pages'
  back: never
  more: never
}>
export default texts
