export { MarketAge } from './MarketAge'
