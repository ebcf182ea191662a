// Written from en.arb by `npm run texts`.
import type { Texts } from '@aldergate/ui'

declare const texts: Texts<{
  messages: never
  me: never
  newMessages: 'count'
  deleteMessage: 'message'
  messageDeleted: never
  undo: never
  message: never
  placeholder: never
  keys: never
  length: 'length' | 'max'
  messageLong: 'count'
  send: never
  mute: 'count'
  muteTrader: 'trader'
  nobodyHeard: never
  unmuteAll: never
}>
export default texts
