import type { Judge, Score } from '@aldergate/market/strategy'

/** What is neither good nor bad. */
const PIVOTS: Partial<Record<Judge, number>> = { profitFactor: 1 }

export function pivotOf(judge: Judge): number {
  return PIVOTS[judge] ?? 0
}

/** How far the furthest of some scores lies from what is neither good nor bad; 0 where none does. */
export function reachOf(scores: readonly Score[], judge: Judge): number {
  return scores.reduce((reach, { figures }) => {
    const distance = Math.abs(figures[judge] - pivotOf(judge))
    return distance > reach ? distance : reach
  }, 0)
}

/** From −1, the worst, over 0 to 1; of a map whose furthest value lies so far away. */
export function shadeOf(value: number, judge: Judge, reach: number): number {
  return reach > 0 ? (value - pivotOf(judge)) / reach : 0
}
