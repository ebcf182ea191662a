export type { Candle } from './candles'
export { type Comparison, COMPARISONS, isComparison } from './comparisons'
export { CUSTOM_INDICATOR_NAMES, CUSTOM_PERIOD, type CustomIndicator } from './customIndicator'
export { firstStepBeyond, type PriceBounds } from './firstStepBeyond'
export type { HourlyCloses } from './hourlyCloses'
export { FROM_0_TO_100, isInRange, type ParameterRange } from './parameterRange'
export { type Opening, OpeningSchema, stepAt, stepTime } from './opening'
export { OPENING_STRATEGY } from './openingStrategy'
export {
  BOOK_LEVELS,
  type BookLevel,
  midOf,
  type OrderBook,
  sizeDecimals,
  spreadOf,
  withDepth,
} from './orderBook'
export {
  ALL_PAIRS,
  isPair,
  isTradeTicker,
  listedPairOf,
  type Pair,
  pairDecimals,
  type PairKind,
  PAIRS,
  type ReversedPair,
  reversedPairOf,
  TRADE_TICKERS,
  type TradeTicker,
} from './pairs'
export { poundPairOf, reversedPrice } from './poundPairs'
export type { PricePath } from './pricePath'
export { dayChangePercent, type Quote } from './quote'
export { DAY_MS, HISTORY_MS, HOUR_MS, MINUTE_MS } from './spans'
export {
  STRATEGY_STEP,
  stopLossProblem,
  type StrategyNumberProblem,
  takeProfitProblem,
} from './strategyNumbers'
export { periodStart, type Timeframe, TIMEFRAME_MS, TIMEFRAMES } from './timeframes'
