interface Template {
  id: string
  /** The rules as the machine reads them, line by line. */
  rules: readonly string[]
}

/** The specified templates in their order, each with when it enters and when it leaves. */
export const TEMPLATES = [
  {
    id: 'scalping',
    rules: [
      'timeframe 1m',
      'buy when RSI(7) crosses above 30 AND close on 15m > MA(20) on 15m',
      'exit long when RSI(7) > 70 OR close on 15m < MA(20) on 15m',
    ],
  },
  {
    id: 'swingTrading',
    rules: [
      'timeframe 4h',
      'buy when MACD(12, 26, 9) crosses above MACD(12, 26, 9).signal AND close on 1D > MA(20) on 1D',
      'exit long when MACD(12, 26, 9) crosses below MACD(12, 26, 9).signal',
    ],
  },
  {
    id: 'meanReversion',
    rules: [
      'timeframe 1h',
      'buy when close < BB(20, 2).lower AND RSI(14) < 30',
      'sell when close > BB(20, 2).upper AND RSI(14) > 70',
      'exit long when close >= BB(20, 2).middle',
      'exit short when close <= BB(20, 2).middle',
    ],
  },
  {
    id: 'momentum',
    rules: [
      'timeframe 1h',
      'buy when RSI(14) crosses above 60 AND MACD(12, 26, 9) > 0 AND close > MA(50)',
      'exit long when RSI(14) < 45 OR close crosses below MA(50)',
    ],
  },
  {
    id: 'arbitrage',
    rules: [
      'timeframe 5m',
      'buy when close < BB(50, 2.5).lower AND Stochastic(14, 3) < 20',
      'sell when close > BB(50, 2.5).upper AND Stochastic(14, 3) > 80',
      'exit long when close >= BB(50, 2.5).middle',
      'exit short when close <= BB(50, 2.5).middle',
    ],
  },
  {
    id: 'gridTrading',
    rules: [
      'timeframe 15m',
      'buy when close crosses below BB(96, 1).lower',
      'sell when close crosses above BB(96, 1).upper',
      'exit long when close crosses above BB(96, 1).middle',
      'exit short when close crosses below BB(96, 1).middle',
    ],
  },
  {
    id: 'breakout',
    rules: [
      'timeframe 4h',
      'buy when close crosses above BB(20, 2).upper AND RSI(14) > 60',
      'sell when close crosses below BB(20, 2).lower AND RSI(14) < 40',
      'exit long when close crosses below MA(20)',
      'exit short when close crosses above MA(20)',
    ],
  },
  {
    id: 'riskParity',
    rules: [
      'timeframe 1D',
      'buy when close > MA(100) AND close < BB(20, 2).upper AND RSI(21) < 65',
      'exit long when close < MA(100) OR close < BB(20, 2).lower',
    ],
  },
  {
    id: 'hedging',
    rules: [
      'timeframe 1h',
      'sell when close crosses below MA(50) AND close on 1D < MA(20) on 1D',
      'exit short when close crosses above MA(50) OR RSI(14) < 25',
    ],
  },
] as const satisfies readonly Template[]

export type TemplateId = (typeof TEMPLATES)[number]['id']
