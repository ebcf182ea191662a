// Written from en.arb by `npm run texts`.
import type { Texts } from '@aldergate/ui'

declare const texts: Texts<{
  instruments: never
  instrument: never
  value: never
  share: never
  action: never
  total: never
  order: never
  highestFirst: never
  lowestFirst: never
  byName: never
  buy: never
  buyPair: 'pair'
  sell: never
  sellPair: 'pair'
  buying: 'pair' | 'value'
  selling: 'pair' | 'value'
  samples: never
  orderHeld: never
  nothingBought: 'pair'
  nothingSold: 'pair'
  openInTicket: never
}>
export default texts
