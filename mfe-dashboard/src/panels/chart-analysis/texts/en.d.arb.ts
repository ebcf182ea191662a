// Written from en.arb by `npm run texts`.
import type { Texts } from '@aldergate/ui'

declare const texts: Texts<{
  symbol: never
  timeframe: never
  indicators: 'count'
  own: never
  ownNone: never
  ownBuild: never
  externalTimeframes: 'drawn' | 'timeframe'
  averageCost: never
  trades: 'count' | 'pair'
  trade: 'pair'
  noExternalChart: 'pair'
}>
export default texts
