// Written from en.arb by `npm run texts`.
import type { Texts } from '@aldergate/ui'

declare const texts: Texts<{
  bots: never
  noBots: never
  running: never
  stopped: never
  stop: never
  stopBot: 'name'
  remove: never
  removeBot: 'name'
  position: never
  flat: never
  long: 'quantity' | 'price'
  short: 'quantity' | 'price'
  realised: never
  open: never
  trades: never
  letGo: never
  waits: 'time'
  stopTitle: 'name'
  stopText: never
  closePosition: never
  keepPosition: never
  keepRunning: never
  'refused.not-enough-cash': never
  'refused.units-reserved': never
  'refused.short-beyond-equity': never
  'refused.too-many-orders': never
  'refused.value-too-small': never
  'refused.not-live': never
  'refused.other-market': never
  'refused.other': never
}>
export default texts
