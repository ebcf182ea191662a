// Written from en.arb by `npm run texts`.
import type { Texts } from '@aldergate/ui'

declare const texts: Texts<{
  benchmark: never
  needs: 'count'
  'meaning.beta': never
  'meaning.alpha': never
  'meaning.volatility': never
  'meaning.sharpe': never
  'meaning.sortino': never
  'meaning.maxDrawdown': never
  annualisation: never
  'year.hourly': 'perYear'
  'year.daily': 'perYear'
  notAnnualised: never
  notNeeded: never
  riskFree: never
  observations: never
  'returnsOf.hourly': 'count'
  'returnsOf.daily': 'count'
  pointsOf: 'count'
}>
export default texts
