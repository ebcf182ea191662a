export { LivePrice } from './LivePrice'
export { MarketAge } from './MarketAge'
export { TickerStrip } from './TickerStrip'
export { usePairPrice } from './usePairPrice'
