export { ChartCover } from './around/ChartCover'
export { IndicatorDrawer } from './drawer/IndicatorDrawer'
export {
  type ChartKind,
  PriceChart,
  type PriceLine,
  type TimeSpan,
  type TradeMarker,
  type TradePath,
} from './PriceChart'
