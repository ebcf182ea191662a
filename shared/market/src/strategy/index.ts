export type { Bars } from './bars'
export { newestSignals, type NewestSignals } from './data/newestSignals'
export { backtest } from './engine/backtest'
export { coarserBars } from './engine/coarserBars'
export { DEFAULT_TERMS, type Terms } from './engine/terms'
export type { Fault, Problem } from './language/problem'
export { printRule, printRules, type RuleWords } from './language/printRule'
export { readRules, type ReadRules, ruleBlock } from './language/readRules'
export { allConditions, type Condition, OPERATORS, type Rule, type RuleSet } from './language/rule'
export type { BacktestTrade, Direction, ExitReason, Run } from './run'
export type { Backtested, BacktestRequest, SearchSetup } from './worker/protocol'
export { runBacktest } from './worker/runBacktest'
export { runSweep } from './worker/runSweep'
export { type FoldResult, runWalkForward, type WalkForward } from './worker/runWalkForward'
export {
  type Axis,
  type AxisProblem,
  axisProblem,
  candidatesOf,
  type Limits,
  limitsAt,
  MOST_CANDIDATES,
  MOST_VALUES,
  rangeAround,
  valuesOf,
} from './search/axis'
export { efficiencyOf } from './search/efficiency'
export { numbersOf, type Place, type PlacedNumber, type Tested, withNumbers } from './search/place'
export { type Fit, FITS, FOLD_COUNTS, foldsOf } from './search/plan'
export { bestOf, isJudged, type Judge, JUDGES, type Score } from './search/score'
export { sweepLuck } from './search/sweepLuck'
export { buyAndHold } from './report/buyAndHold'
export { downsampledTogether } from './report/downsampled'
export { drawdownsOf } from './report/drawdownCurve'
export { type Luck, luck } from './report/luck'
export { type Missing, missingBecause } from './report/missingBecause'
export { monthlyReturns, type YearOfReturns } from './report/monthlyReturns'
export { type Figure, type Figures, type Report, reportOf } from './report/report'
export { type ShuffledBand, shuffledBand } from './report/shuffledBand'
export { EXIT_REASONS, type Tally } from './report/tallies'
export { tradeReturn } from './report/tradeFigures'
