// Written from en.arb by `npm run texts`.
import type { Texts } from '@aldergate/ui'

declare const texts: Texts<{
  notifications: never
  all: never
  unread: never
  info: never
  warning: never
  alert: never
  success: never
  error: never
  message: never
  fill: never
  layout: never
  priceAlert: never
  clear: never
  cleared: 'count'
  undo: never
  markRead: 'message'
  markUnread: 'message'
  remove: 'message'
  open: never
  openPage: 'message'
  none: never
  setAlert: never
  noMatch: never
  showAll: never
}>
export default texts
