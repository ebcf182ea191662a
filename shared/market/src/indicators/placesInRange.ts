import { rollingMax, rollingMin } from './rollingExtreme'

export interface PriceRanges {
  high: Float64Array
  low: Float64Array
  close: Float64Array
}

/** The position of a close when there is no range: the middle. */
const PLACE_WITHOUT_RANGE = 50

/**
 * The position of each close between the lowest low and the highest high of the last `period` candles, from 0 to 100;
 * 50 without a range.
 */
export function placesInRange({ high, low, close }: PriceRanges, period: number): Float64Array {
  const highest = rollingMax(high, period)
  const lowest = rollingMin(low, period)
  const places = new Float64Array(close.length)
  for (let index = 0; index < close.length; index += 1) {
    const bottom = lowest[index] as number
    const range = (highest[index] as number) - bottom
    places[index] =
      range === 0 ? PLACE_WITHOUT_RANGE : 100 * (((close[index] as number) - bottom) / range)
  }
  return places
}
