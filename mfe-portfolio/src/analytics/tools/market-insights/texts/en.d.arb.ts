// Written from en.arb by `npm run texts`.
import type { Texts } from '@aldergate/ui'

declare const texts: Texts<{
  summary: 'oversold' | 'overbought'
  class: never
  'class.all': never
  'class.crypto': never
  'class.forex': never
  'class.stock': never
  'class.commodity': never
  'class.bond': never
  onlySignals: never
  reference: never
  count: 'count'
  none: never
  showAll: never
  caption: never
  pair: never
  openChart: 'pair'
  price: never
  change: never
  rsi: never
  'zone.oversold': never
  'zone.overbought': never
  cross: never
  'standing.above': 'hours'
  'standing.below': 'hours'
  'standing.level': never
  fresh: never
  volatility: never
  correlation: 'reference'
  toSupport: never
  toResistance: never
  brokenSupport: never
  brokenResistance: never
  method: never
}>
export default texts
