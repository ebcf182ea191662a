// Written from en.arb by `npm run texts`.
import type { Texts } from '@aldergate/ui'

declare const texts: Texts<{
  view: never
  list: never
  compare: never
  monthlyCost: 'cost'
  'strategy.momentum': never
  'strategy.meanReversion': never
  fee: 'fee'
  performanceOf: 'bot'
  performance: never
  performanceHint: never
  worstFall: never
  worstFallHint: never
  breakEven: never
  breakEvenHint: never
  strategy: never
  monthlyFee: never
  yearlyFee: never
  comparison: never
  comparedFigure: never
  comparedCurves: 'first' | 'second'
  month: 'number'
  start: never
  months: never
  subscribe: never
  subscribeTo: 'bot'
  subscribed: never
  unsubscribe: never
  unsubscribeFrom: 'bot'
  confirmTitle: 'bot'
  costToday: never
  costMonthly: never
  costYearly: never
  costTotal: never
  noPayment: never
  confirm: 'fee'
  cancel: never
  subscribedTo: 'bot' | 'fee'
  unsubscribedFrom: 'bot'
  tryOnPaper: never
  tryOnPaperOf: 'bot'
  paperTerms: 'pair' | 'amount'
  paperRefused: never
  paperRefusedAllRunning: never
  onPaper: 'bot'
  itsRules: never
  undo: never
}>
export default texts
