import type { Columns } from './columns'

/** The price sources of an indicator, as rules write them. */
export const PRICE_SOURCES = ['close', 'open', 'high', 'low', 'hl2', 'hlc3', 'ohlc4'] as const

export type PriceSource = (typeof PRICE_SOURCES)[number]

export function isPriceSource(text: string): text is PriceSource {
  return PRICE_SOURCES.some((source) => source === text)
}

/** The chosen price of every candle: a column, or the mean of several. */
export function pricesOf(columns: Columns, source: PriceSource): Float64Array {
  switch (source) {
    case 'hl2':
      return means(columns, meanOfHighLow)
    case 'hlc3':
      return means(columns, typicalPrice)
    case 'ohlc4':
      return means(columns, meanOfAll)
    default:
      return columns[source]
  }
}

/** The mean of high, low and close. */
export function typicalPrices(columns: Columns): Float64Array {
  return means(columns, typicalPrice)
}

function means(
  columns: Columns,
  mean: (open: number, high: number, low: number, close: number) => number,
): Float64Array {
  const { open, high, low, close } = columns
  const prices = new Float64Array(close.length)
  for (let index = 0; index < close.length; index += 1) {
    prices[index] = mean(
      open[index] as number,
      high[index] as number,
      low[index] as number,
      close[index] as number,
    )
  }
  return prices
}

/** From the low on, so that the mean of equal prices is exactly that price. */
function meanOfHighLow(_open: number, high: number, low: number): number {
  return low + (high - low) / 2
}

function typicalPrice(_open: number, high: number, low: number, close: number): number {
  return low + (high - low + (close - low)) / 3
}

function meanOfAll(open: number, high: number, low: number, close: number): number {
  return low + (open - low + (high - low) + (close - low)) / 4
}
