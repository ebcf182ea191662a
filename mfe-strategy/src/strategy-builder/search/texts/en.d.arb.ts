// Written from en.arb by `npm run texts`.
import type { Texts } from '@aldergate/ui'

declare const texts: Texts<{
  heading: never
  intro: never
  mend: never
  first: never
  second: never
  choose: never
  none: never
  from: never
  to: never
  step: never
  'place.stopLoss': never
  'place.takeProfit': never
  'place.level': 'condition'
  'place.parameter': 'indicator' | 'name'
  'problem.missing': never
  'problem.outOfRange': 'min' | 'max'
  'problem.tooLow': 'min'
  'problem.tooHigh': 'max'
  'problem.turned': never
  'problem.noStep': never
  'problem.tooFine': 'grain'
  'problem.tooMany': 'most'
  'problem.noPlace': never
  'problem.samePlace': never
  judge: never
  leastTrades: never
  leastTradesHint: never
  wholeNumber: 'min' | 'max'
  folds: never
  foldsHint: never
  fit: never
  fitTimes: 'times'
  fitAll: never
  candidates: 'count'
  tooManyCandidates: 'count' | 'most'
  tooFewCandles: never
  tooFewDays: 'figure'
  runSweep: never
  runWalk: never
  cancel: never
  'progress.sweep': never
  'progress.walk': never
  'finished.sweep': 'count'
  'finished.walk': 'growth'
  cancelled: never
  failed: never
  failedHelp: never
  sweep: never
  stale: never
  staleSweep: never
  staleWalk: never
  noneJudged: 'count'
  view: never
  map: never
  bars: never
  table: never
  sweepCsv: never
  sweepFile: never
  mapOf: 'across' | 'down'
  barsOf: 'name'
  tableOf: 'count'
  named: 'name' | 'value'
  comma: never
  spoken: 'numbers' | 'figure' | 'value' | 'trades'
  notJudged: never
  best: never
  bestIs: 'numbers'
  now: never
  fewTrades: 'count'
  takeHint: never
  takeColumn: never
  take: never
  takeNumbers: 'numbers'
  taken: never
  luck: 'count' | 'expected' | 'sharpe'
  luckLimits: never
  arithmetic: never
  sweepLimits: never
  walk: never
  holdsUp: never
  holdsNotUp: never
  untraded: 'count'
  nothingLeft: 'count'
  unseenReturn: never
  hindsightReturn: never
  drawdownOf: 'value'
  efficiency: never
  efficiencyIs: never
  efficiencyMissing: never
  efficiencyUntraded: never
  efficiencyRuined: never
  wonStretches: never
  ofStretches: 'won' | 'count'
  eachTried: 'count'
  unseenLine: never
  hindsightLine: never
  plotOf: 'walked' | 'hindsight'
  stretches: never
  stretch: never
  period: 'from' | 'until'
  noChoice: never
  fitFigure: 'figure'
  unseenFigure: 'figure'
  walkLimits: never
  axisAcross: 'name'
  axisDown: 'name'
}>
export default texts
