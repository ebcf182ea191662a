// Written from en.arb by `npm run texts`.
import type { Texts } from '@aldergate/ui'

declare const texts: Texts<{
  form: never
  intro: never
  name: never
  timeframe: never
  indicator: never
  comparison: never
  value: never
  stopLoss: never
  takeProfit: never
  nameMissing: never
  missing: never
  invalid: never
  negative: never
  belowMinusHundred: never
  aboveZero: never
  aboveHundred: never
  tooFine: never
  tooFar: never
  lead: never
  leadHint: never
  mend: never
}>
export default texts
