// Written from en.arb by `npm run texts`.
import type { Texts } from '@aldergate/ui'

declare const texts: Texts<{
  chartUnavailable: never
  caption: never
  quotedIn: 'currency'
  provider: never
  externalChartOf: 'instrument'
  loadingExternal: never
  unproved: never
  shownChart: never
  external: never
  simulated: never
  retry: never
  enlargedChart: 'instrument'
  chartType: never
  Standard: never
  Candlestick: never
  Advanced: never
}>
export default texts
