// Written from en.arb by `npm run texts`.
import type { Texts } from '@aldergate/ui'

declare const texts: Texts<{
  heading: never
  intro: never
  candles: never
  candlesHint: never
  capital: never
  positionPercent: never
  commissionPercent: never
  slippagePercent: never
  outOfRange: 'min' | 'max'
  minutes: never
  minutesHint: never
  furtherRules: never
  furtherRulesHint: never
  equalsWarning: 'condition'
  showProblem: never
  mend: never
  run: never
  runAgain: never
  cancel: never
  progress: never
  finished: 'trades' | 'profit'
  cancelled: never
  failed: never
  failedHelp: never
  comparing: never
}>
export default texts
