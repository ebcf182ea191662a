interface Template {
  id: string
  /** What the machine reads, line by line. */
  rules: readonly string[]
}

/** The specified templates in their order, each with rules that a simulated market can answer. */
export const TEMPLATES = [
  { id: 'scalping', rules: ['timeframe 1m', 'buy when RSI(7) < 25'] },
  { id: 'swingTrading', rules: ['timeframe 4h', 'buy when MACD(12, 26, 9) > 0 AND RSI(14) < 60'] },
  { id: 'meanReversion', rules: ['timeframe 1h', 'buy when RSI(14) < 30'] },
  { id: 'momentum', rules: ['timeframe 1h', 'buy when RSI(14) > 60 AND MACD(12, 26, 9) > 0'] },
  { id: 'arbitrage', rules: ['timeframe 1m', 'buy when Stochastic(5, 3) < 10'] },
  { id: 'gridTrading', rules: ['timeframe 15m', 'buy when Stochastic(14, 3) < 40'] },
  { id: 'breakout', rules: ['timeframe 4h', 'buy when RSI(14) >= 70'] },
  { id: 'riskParity', rules: ['timeframe 1D', 'buy when RSI(21) > 45 AND RSI(21) < 55'] },
  { id: 'hedging', rules: ['timeframe 1h', 'sell when RSI(14) > 70'] },
] as const satisfies readonly Template[]

export type TemplateId = (typeof TEMPLATES)[number]['id']
