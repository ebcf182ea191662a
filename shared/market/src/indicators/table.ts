import { ADX } from './adx'
import { ATR } from './atr'
import { BOLLINGER } from './bollinger'
import { CCI } from './cci'
import { DONCHIAN } from './donchian'
import { EMA } from './exponentialAverage'
import { HMA } from './hma'
import { ICHIMOKU } from './ichimoku'
import type { Indicator } from './indicator'
import { KELTNER } from './keltner'
import { MACD } from './macd'
import { MFI } from './mfi'
import { MOVING_AVERAGE } from './movingAverage'
import { OBV } from './obv'
import { PARABOLIC_SAR } from './parabolicSar'
import { ROC } from './roc'
import { RSI } from './rsi'
import { STANDARD_DEVIATION } from './standardDeviation'
import { STOCHASTIC } from './stochastic'
import { STOCHASTIC_FULL } from './stochasticFull'
import { STOCH_RSI } from './stochRsi'
import { SUPERTREND } from './supertrend'
import { VOLUME } from './volume'
import { VWAP } from './vwap'
import { WILLIAMS_R } from './williamsR'
import { WMA } from './wma'

/** The specification's indicators in its order, whose first one is also its default; then the others, by group. */
export const INDICATORS = {
  movingAverage: MOVING_AVERAGE,
  rsi: RSI,
  macd: MACD,
  bollinger: BOLLINGER,
  stochastic: STOCHASTIC,
  volume: VOLUME,
  ema: EMA,
  wma: WMA,
  hma: HMA,
  vwap: VWAP,
  ichimoku: ICHIMOKU,
  supertrend: SUPERTREND,
  parabolicSar: PARABOLIC_SAR,
  adx: ADX,
  stochasticFull: STOCHASTIC_FULL,
  stochRsi: STOCH_RSI,
  williamsR: WILLIAMS_R,
  cci: CCI,
  roc: ROC,
  atr: ATR,
  keltner: KELTNER,
  donchian: DONCHIAN,
  standardDeviation: STANDARD_DEVIATION,
  obv: OBV,
  mfi: MFI,
} as const

export type IndicatorId = keyof typeof INDICATORS

export const INDICATOR_IDS = Object.keys(INDICATORS) as readonly IndicatorId[]

export function isIndicatorId(text: string): text is IndicatorId {
  return Object.hasOwn(INDICATORS, text)
}

/** The indicator with general types, for code that treats all indicators alike. */
export function indicatorOf(id: IndicatorId): Indicator {
  return INDICATORS[id]
}
