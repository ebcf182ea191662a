// Written from en.arb by `npm run texts`.
import type { Texts } from '@aldergate/ui'

declare const texts: Texts<{
  paperOnly: never
  netOfFees: never
  openCount: 'open' | 'count'
  show: never
  showAll: never
  showOpen: never
  opportunities: never
  noneOpen: never
  showClosed: never
  pair: never
  exchanges: never
  buyAt: never
  sellAt: never
  to: 'exchange'
  netProfit: never
  beforeFees: 'percent'
  quoteAge: never
  open: never
  closed: never
}>
export default texts
