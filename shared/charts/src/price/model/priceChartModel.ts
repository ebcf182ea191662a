import type { Candle, Timeframe } from '@aldergate/market'
import type { ChartFormat } from './chartFormat'
import type { DrawnIndicator } from './drawnIndicators'

export type ChartKind = 'candles' | 'line'

/** In pixels, or all that the container has: then the container is one of a definite height. */
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

/** When and at what price. */
export interface PathEnd {
  /** Epoch milliseconds. */
  time: number
  price: number
}

/** A trade as a line from its entry to its exit: unbroken where it gained, dashed where it did not. */
export interface TradePath {
  id: string
  from: PathEnd
  until: PathEnd
  isGain: boolean
  /** Drawn stronger than the others. */
  isChosen: boolean
}

/** From one moment until another, in epoch milliseconds. */
export interface TimeSpan {
  from: number
  until: number
}

/** A price that matters, as a line across the chart. */
export interface PriceLine {
  id: string
  price: number
  kind: 'stop' | 'target' | 'entry' | 'alert'
  label: string
  /** Shown even where the candles become small for it; else only a line that stands near them is. */
  isAlwaysInView?: boolean
  /** Lets the trader move it, by pointer or by keys: told once, where it was left. Its label is then on the line and not at the axis. */
  onMove?: (price: number) => void
  /** Describes what the line would mean at a price, such as the profit that it would bring. */
  meaningAt?: (price: number) => string
}

/** The indicators that have a pane of their own below the prices, from top to bottom. */
export function panesOf({ indicators }: Pick<PriceChartModel, 'indicators'>) {
  return indicators.filter(({ place }) => place === 'pane')
}

/** All that is drawn at one moment. */
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
  /** The span to bring into view; another object brings it there anew. */
  span: TimeSpan | undefined
  format: ChartFormat
}
