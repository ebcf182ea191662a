export { ChartCover } from './ChartCover'
export { ChartModal } from './ChartModal'
export { ExternalChart, type Instrument } from './ExternalChart'
export type { ShownChart } from './external/ProofStatus'
export { IndicatorDrawer } from './IndicatorDrawer'
export {
  type ChartKind,
  PriceChart,
  type PriceLine,
  type TimeSpan,
  type TradeMarker,
  type TradePath,
} from './PriceChart'
