export { type Firing, isSnoozed } from './alerts/crossing'
export {
  type AlertCondition,
  type AlertKind,
  type AlertRule,
  AlertRulesSchema,
  type ConditionDraft,
  conditionProblem,
  MAX_PERCENT,
  MAX_RULES,
  RSI_PERIODS,
} from './alerts/rule'
export type { Candle } from './candles'
export { DAY_MS, HISTORY_MS } from './history'
export type { HourlyCloses } from './hourlyCloses'
export { bollinger } from './indicators/bollinger'
export { macd } from './indicators/macd'
export { rsi } from './indicators/rsi'
export { indicatorSeries, type LineName } from './indicators/series'
export {
  INDICATOR_IDS,
  type IndicatorId,
  INDICATORS,
  IndicatorSetting,
  indicatorSettingOf,
  initialSetting,
  isInRange,
  type ParameterRange,
} from './indicators/settings'
export { sma } from './indicators/sma'
export { stochastic } from './indicators/stochastic'
export {
  BOOK_LEVELS,
  type BookLevel,
  midOf,
  type OrderBook,
  sizeDecimals,
  spreadOf,
  withDepth,
} from './orderBook'
export { type PairPrices, priceAt } from './pairTicks'
export {
  ALL_PAIRS,
  isPair,
  type Pair,
  pairDecimals,
  type PairKind,
  PAIRS,
  TRADE_TICKERS,
  type TradeTicker,
} from './pairs'
export { type Random, randomBetween, randomInt, seededRandom, streamRandom } from './random'
export {
  annualReturn,
  annualVolatility,
  calmarRatio,
  downsideRisk,
  PERIODS_PER_YEAR,
  returnsOf,
  sharpeRatio,
  sortinoRatio,
} from './riskMetrics'
export { alphaBeta } from './riskMetricsBenchmark'
export { cumulativeReturns, maxDrawdown } from './riskMetricsDrawdown'
export { covariance, mean, type Returns } from './riskMetricsStatistics'
export { dayChangePercent, type Quote } from './series'
export {
  type CrossSignal,
  crossSignal,
  FAST_PERIOD,
  OVERBOUGHT,
  OVERSOLD,
  RSI_PERIOD,
  type RsiSignal,
  rsiSignal,
  SIGNAL_HOURS,
  SLOW_PERIOD,
} from './signals'
export { valueAt } from './ticks'
export { periodStart, type Timeframe, TIMEFRAME_MS, TIMEFRAMES } from './timeframes'
