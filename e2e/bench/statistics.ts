import { median } from '../quality/figures.ts'

/** What several loads have measured of one figure. */
export interface Spread {
  median: number
  least: number
  most: number
}

/** The middle of the values, and between what they lie. */
export function spreadOf(values: readonly number[]): Spread {
  return { median: median(values), least: Math.min(...values), most: Math.max(...values) }
}
