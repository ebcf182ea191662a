import type { Candle, Timeframe } from '@aldergate/market'
import type { ChartFormat } from './chartFormat'
import type { DrawnIndicator } from './drawnIndicators'

export type ChartKind = 'candles' | 'line'

/** In pixels, or the container's height, which then must be definite. */
export type ChartHeight = number | 'fill'

/** A chart that fills a container lower than this, in pixels, reaches beyond it. */
export const LEAST_FILL = 240

/** A trade as an arrow at its candle. */
export interface TradeMarker {
  id: string
  /** Epoch milliseconds. */
  time: number
  side: 'buy' | 'sell'
  price: number
  /** A few letters beside the arrow. */
  text?: string
}

/** The time and price of one end of a trade. */
export interface PathEnd {
  /** Epoch milliseconds. */
  time: number
  price: number
}

/** A trade as a line from its entry to its exit: solid for a gain, otherwise dashed. */
export interface TradePath {
  id: string
  from: PathEnd
  until: PathEnd
  isGain: boolean
  /** Drawn stronger than the others. */
  isChosen: boolean
}

/** A time span in epoch milliseconds. */
export interface TimeSpan {
  from: number
  until: number
}

/** A significant price, as a line across the chart. */
export interface PriceLine {
  id: string
  price: number
  kind: 'stop' | 'target' | 'entry' | 'alert'
  label: string
  /** Always in view, even if the candles shrink for it; other lines are shown only near the candles. */
  isAlwaysInView?: boolean
  /**
   * Makes the line movable by pointer or keys: called once, when it is released. Its label is then on the line instead
   * of at the axis.
   */
  onMove?: (price: number) => void
  /** Describes what the line would mean at a price, such as the resulting profit. */
  meaningAt?: (price: number) => string
}

/** The indicators that have a pane of their own below the prices, from top to bottom. */
export function panesOf({ indicators }: Pick<PriceChartModel, 'indicators'>) {
  return indicators.filter(({ place }) => place === 'pane')
}

/** Everything drawn at one moment. */
export interface PriceChartModel {
  /** Pair and timeframe: a chart of another subject begins at its newest candle. */
  subject: string
  /** Two models of the same shape differ in numbers only. */
  shape: string
  kind: ChartKind
  timeframe: Timeframe
  /** Oldest first. */
  candles: readonly Candle[]
  indicators: readonly DrawnIndicator[]
  markers: readonly TradeMarker[]
  paths: readonly TradePath[]
  lines: readonly PriceLine[]
  /** The span to scroll to; a new object scrolls there again. */
  span: TimeSpan | undefined
  format: ChartFormat
}
