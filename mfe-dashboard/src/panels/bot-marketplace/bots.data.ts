interface Bot {
  id: string
  name: string
  strategy: 'momentum' | 'meanReversion'
  /** Pounds. */
  monthlyFee: number
  /** The value of 100 invested, at the start and at the end of each of twelve months, before the fee. */
  performance: readonly number[]
  /** The rules that it trades by on paper, line by line. */
  rules: readonly string[]
}

/** Sample bots: their results are made up. */
export const BOTS = [
  {
    id: 'trend-pilot',
    name: 'Trend Pilot',
    strategy: 'momentum',
    monthlyFee: 30,
    performance: [
      100, 103.1, 101.4, 106.2, 111.8, 108.5, 104.9, 109.7, 115.3, 119.6, 114.2, 120.8, 124.6,
    ],
    rules: [
      'timeframe 1m',
      'buy when EMA(12) crosses above EMA(26) AND close > MA(50)',
      'exit long when EMA(12) crosses below EMA(26)',
    ],
  },
  {
    id: 'range-keeper',
    name: 'Range Keeper',
    strategy: 'meanReversion',
    monthlyFee: 20,
    performance: [
      100, 101.2, 102.5, 103.1, 104.6, 104.2, 105.9, 107.1, 106.6, 108.3, 109.4, 110.2, 111.7,
    ],
    rules: [
      'timeframe 1m',
      'buy when close < BB(20, 2).lower AND RSI(14) < 35',
      'exit long when close >= BB(20, 2).middle',
    ],
  },
] as const satisfies readonly Bot[]

export type BotId = (typeof BOTS)[number]['id']
