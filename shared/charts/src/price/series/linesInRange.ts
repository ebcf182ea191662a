import type { PriceLine } from '../model/priceChartModel'

/** The lowest and the highest price that are shown. */
export interface PriceRange {
  minValue: number
  maxValue: number
}

/** A line is in view unless that would shrink the candles below this share of the height. */
const LEAST_SHARE = 0.4

/**
 * The range of the candles, extended to nearby lines. Entry lines are ignored: a past price is no reason to shrink the
 * present.
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
