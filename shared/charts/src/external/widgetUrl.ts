import type { Timeframe } from '@aldergate/market'
import type { ChartKind } from '../price/model/priceChartModel'

export const CHART_TYPES = ['Standard', 'Candlestick', 'Advanced'] as const

export type ChartType = (typeof CHART_TYPES)[number]

interface TypeFacts {
  /** Minutes a candle. */
  interval: 60 | 240
  /** As specified, although the provider draws 1 as candles and 2 as a line. */
  style: 1 | 2
  /** The simulated chart in its place. */
  timeframe: Timeframe
  kind: ChartKind
}

export const CHART_TYPE_FACTS: Readonly<Record<ChartType, TypeFacts>> = {
  Standard: { interval: 60, style: 1, timeframe: '1h', kind: 'line' },
  Candlestick: { interval: 60, style: 2, timeframe: '1h', kind: 'candles' },
  Advanced: { interval: 240, style: 1, timeframe: '4h', kind: 'candles' },
}

interface Widget {
  /** The id of the frame's element. */
  frameId: string
  symbol: string
  chartType: ChartType
}

/** The URL of the provider's chart. It is dark in every theme, as specified. */
export function widgetUrl({ frameId, symbol, chartType }: Widget): string {
  const { interval, style } = CHART_TYPE_FACTS[chartType]
  const query = new URLSearchParams({
    frameElementId: frameId,
    symbol,
    interval: String(interval),
    theme: 'dark',
    style: String(style),
    timezone: 'Etc/UTC',
    hidesidetoolbar: '1',
    symboledit: '0',
    saveimage: '0',
    locale: 'en',
  })
  return `https://s.tradingview.com/widgetembed/?${query}`
}
