// Written from en.arb by `npm run texts`.
import type { Texts } from '@aldergate/ui'

declare const texts: Texts<{
  form: never
  pair: never
  equity: never
  equityHint: never
  riskPercent: never
  entry: never
  stop: never
  stopHint: never
  target: never
  targetHint: never
  usePrice: never
  useEquity: never
  notPositive: never
  riskTooHigh: never
  stopAtEntry: never
  targetBelowEntry: never
  targetAboveEntry: never
  incomplete: never
  'size.buy': 'units' | 'unit'
  'size.sell': 'units' | 'unit'
  'size.short': 'units' | 'unit'
  'closes.buy': 'units' | 'unit'
  'closes.sell': 'units' | 'unit'
  formula: never
  formulaNumbers: 'equity' | 'risk' | 'entry' | 'stop' | 'fee' | 'units'
  lossAtStop: never
  ofWhichFees: 'fees'
  notional: never
  beyondCash: 'needed' | 'cash'
  beyondEquity: 'shorts' | 'equity'
  tooSmall: never
  tooLarge: never
  beyondFree: 'reserved' | 'unit' | 'free'
  stopDistance: never
  riskReward: never
  ratio: 'reward'
  poorReward: never
  profitAtTarget: never
  feeNote: 'fee'
  review: never
}>
export default texts
