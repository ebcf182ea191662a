export { type Bars, spacingOf, type StoredBars, storedBars } from './bars'
export { type DataFit, fitOf, fittedBars } from './data/fit'
export { type BarWindow, storedCandles } from './data/storedCandles'
export { newestSignals, type NewestSignals } from './data/newestSignals'
export { DEFAULT_TERMS, type Terms } from './engine/terms'
export type { Fault, Problem } from './language/problem'
export { printRule, printRules, type RuleWords } from './language/printRule'
export { readRuleLines, readRules, type ReadRules, ruleBlock } from './language/readRules'
export { allConditions, type Condition, OPERATORS, type Rule, type RuleSet } from './language/rule'
export type { BacktestTrade, Direction, ExitReason, Run } from './run'
export type { BacktestRequest, SearchSetup } from './worker/protocol'
export { runBacktest } from './worker/runBacktest'
export { runSweep } from './worker/runSweep'
export { type FoldResult, runWalkForward, type WalkForward } from './worker/runWalkForward'
export { startWorker, type Told, type Watching } from './worker/startWorker'
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
export {
  numbersIn,
  numbersOf,
  type Place,
  type PlacedNumber,
  type Tested,
  withNumbers,
} from './search/place'
export { type Fit, FITS, FOLD_COUNTS, foldsOf } from './search/plan'
export { bestOf, isJudged, type Judge, JUDGES, type Score, YEARLY_JUDGES } from './search/score'
export type { Backtested } from './report/backtested'
export type { CurvePoint } from './report/curve'
export { downsampledTogether } from './report/downsampled'
export { deepestOf } from './report/drawdownCurve'
export { type Luck, luck, luckOf } from './report/luck'
export { type Missing, missingBecause, shownValue } from './report/missingBecause'
export type { YearOfReturns } from './report/monthlyReturns'
export { type Figure, type Figures, LEAST_MS, type Report } from './report/report'
export type { ShuffledBand } from './report/shuffledBand'
export { EXIT_REASONS, type Tally } from './report/tallies'
export { tradeAt, type TimedTrade, type TradeColumns } from './report/tradeColumns'
export { tradeReturn } from './report/tradeFigures'
