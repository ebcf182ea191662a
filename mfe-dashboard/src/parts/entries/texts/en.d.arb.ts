// Written from en.arb by `npm run texts`.
import type { Texts } from '@aldergate/ui'

declare const texts: Texts<{
  today: never
  yesterday: never
  unread: never
  show: never
  unreadCount: 'count'
  markAllRead: never
}>
export default texts
