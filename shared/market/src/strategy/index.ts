export type { Bars } from './bars'
export { newestSignals, type NewestSignals } from './data/newestSignals'
export { backtest } from './engine/backtest'
export { DEFAULT_TERMS, type PositionSize, type Terms } from './engine/terms'
export type { Fault, Problem } from './language/problem'
export { printRule, printRules, type RuleWords } from './language/printRule'
export { readRules, type ReadRules, ruleBlock } from './language/readRules'
export {
  allConditions,
  type Condition,
  CROSSINGS,
  MAX_CONDITIONS,
  type Operator,
  OPERATORS,
  type Rule,
  type RuleSet,
  type Term,
} from './language/rule'
export type { BacktestTrade, Direction, ExitReason, Run } from './run'
export type { Backtested, BacktestData, BacktestRequest } from './worker/protocol'
export { runBacktest } from './worker/runBacktest'
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
