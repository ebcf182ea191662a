export { TickerStrip } from './TickerStrip'
