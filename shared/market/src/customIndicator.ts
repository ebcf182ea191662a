import * as v from 'valibot'
import { Color } from './color'
import type { IndicatorId } from './indicators/table'
import { period, within } from './parameterRange'

/** The indicators for which a single period is enough, in the order in which they are offered. */
export const CUSTOM_INDICATOR_NAMES = [
  'movingAverage',
  'rsi',
  'bollinger',
  'stochastic',
  'ema',
  'wma',
  'hma',
  'adx',
  'stochasticFull',
  'williamsR',
  'cci',
  'roc',
  'atr',
  'keltner',
  'donchian',
  'standardDeviation',
  'mfi',
] as const satisfies readonly IndicatorId[]

export const CUSTOM_PERIOD = period(14)

export const CustomIndicatorSchema = v.object({
  indicatorName: v.picklist(CUSTOM_INDICATOR_NAMES),
  /** Candles. */
  period: within(CUSTOM_PERIOD),
  /** Like `#FF0000`. */
  color: Color,
})

/** One of the trader's own indicators, as submitted by its builder. */
export type CustomIndicator = v.InferOutput<typeof CustomIndicatorSchema>
