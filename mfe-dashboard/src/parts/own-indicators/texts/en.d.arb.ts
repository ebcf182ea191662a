// Written from en.arb by `npm run texts`.
import type { Texts } from '@aldergate/ui'

declare const texts: Texts<{
  'indicator.movingAverage': never
  'indicator.rsi': never
  'indicator.bollinger': never
  'indicator.stochastic': never
  summary: 'name' | 'period'
}>
export default texts
