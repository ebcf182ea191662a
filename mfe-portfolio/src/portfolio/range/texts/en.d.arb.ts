// Written from en.arb by `npm run texts`.
import type { Texts } from '@aldergate/ui'

declare const texts: Texts<{
  range: never
  from: never
  to: never
  outside: 'first' | 'last'
  startAfterEnd: never
  inFull: 'timeZone'
}>
export default texts
