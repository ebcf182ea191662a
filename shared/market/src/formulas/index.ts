export { OVERBOUGHT, OVERSOLD, rsi, RSI_PERIOD } from './rsi'
export { sma } from './sma'
