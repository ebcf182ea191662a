import type { Comparison } from './comparisons'
import { OVERBOUGHT } from './formulas/rsi'
import type { IndicatorId } from './indicators/table'
import type { Timeframe } from './timeframes'

/** A strategy of one condition; its numbers are as typed, the exits in percent of the entry. */
interface OpeningStrategy {
  name: string
  timeframe: Timeframe
  indicator: IndicatorId
  comparison: Comparison
  value: string
  stopLoss: string
  takeProfit: string
}

/** The strategy that the Strategy Builder begins with, and whatever leads into it. */
export const OPENING_STRATEGY: OpeningStrategy = {
  name: 'My Strategy',
  timeframe: '1h',
  indicator: 'rsi',
  comparison: '>',
  value: String(OVERBOUGHT),
  stopLoss: '3',
  takeProfit: '6',
}
