/** An indicator that a condition can look at. */
interface Indicator {
  /** The name with its periods, as the sentence and the charts write it. */
  short: string
  /** The values that it can take; without them, any value. */
  min?: number
  max?: number
}

/** The specified indicators, in the order of the list. */
const INDICATORS = {
  movingAverage: { short: 'MA(14)', min: 0 },
  rsi: { short: 'RSI(14)', min: 0, max: 100 },
  macd: { short: 'MACD(12, 26, 9)' },
  bollingerBands: { short: 'BB(20, 2)', min: 0 },
  stochastic: { short: 'Stochastic(14, 3)', min: 0, max: 100 },
  volume: { short: 'Volume', min: 0 },
} as const satisfies Record<string, Indicator>

export type IndicatorId = keyof typeof INDICATORS

export const INDICATOR_IDS = Object.keys(INDICATORS) as readonly IndicatorId[]

export function indicator(id: IndicatorId): Indicator {
  return INDICATORS[id]
}
