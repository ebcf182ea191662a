export { ChartCover } from './ChartCover'
export { IndicatorDrawer } from './IndicatorDrawer'
export {
  type ChartKind,
  PriceChart,
  type PriceLine,
  type TimeSpan,
  type TradeMarker,
  type TradePath,
} from './PriceChart'
