import { median } from '../../quality/figures.ts'

/** The spread of one figure over several loads. */
export interface Spread {
  median: number
  least: number
  most: number
}

/** The median of the values, and their range. */
export function spreadOf(values: readonly number[]): Spread {
  return { median: median(values), least: Math.min(...values), most: Math.max(...values) }
}

/** The value that this percentage of the values does not exceed. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.ceil((sorted.length * percent) / 100) - 1] ?? Number.NaN
}
