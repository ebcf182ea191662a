import type { PriceLine } from '../model/priceChartModel'

/** The lowest and the highest price that are shown. */
export interface PriceRange {
  minValue: number
  maxValue: number
}

/** A line is shown unless that would shrink the candles to less than this share of the height. */
const LEAST_SHARE = 0.4

/**
 * The range of the candles, wide enough for the lines that stand near them. What was once paid is no
 * reason to draw the present smaller: an entry takes no part.
 */
export function rangeWithLines(range: PriceRange, lines: readonly PriceLine[]): PriceRange {
  const widest = (range.maxValue - range.minValue) / LEAST_SHARE
  const near = lines
    .filter(({ kind, price }) => kind !== 'entry' && Number.isFinite(price))
    .map(({ price }) => price)
    .toSorted((one, other) => distance(range, one) - distance(range, other))
  return near.reduce((grown, price) => {
    const wider = rangeAround(grown, [price])
    return wider.maxValue - wider.minValue <= widest ? wider : grown
  }, range)
}

/** The range, wide enough for all these prices, however small the candles become. */
export function rangeAround(range: PriceRange, prices: readonly number[]): PriceRange {
  const shown = prices.filter(Number.isFinite)
  return {
    minValue: Math.min(range.minValue, ...shown),
    maxValue: Math.max(range.maxValue, ...shown),
  }
}

function distance({ minValue, maxValue }: PriceRange, price: number): number {
  return Math.max(0, minValue - price, price - maxValue)
}
