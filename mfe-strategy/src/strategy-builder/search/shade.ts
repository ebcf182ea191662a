import type { Judge, Score } from '@aldergate/market/strategy'

/** The neutral value of a figure, if it is not 0. */
const PIVOTS: Partial<Record<Judge, number>> = { profitFactor: 1 }

/** The greatest distance from the neutral value on either side; 0 if there is none. */
export interface Reach {
  below: number
  above: number
}

export function pivotOf(judge: Judge): number {
  return PIVOTS[judge] ?? 0
}

export function reachOf(scores: readonly Score[], judge: Judge): Reach {
  const reach = { below: 0, above: 0 }
  for (const { figures } of scores) {
    const distance = figures[judge] - pivotOf(judge)
    if (distance > reach.above) reach.above = distance
    if (-distance > reach.below) reach.below = -distance
  }
  return reach
}

/** From −1, the worst, over 0 to 1, the best: each side has its own scale, so that few good ones show among many bad. */
export function shadeOf(value: number, judge: Judge, { below, above }: Reach): number {
  const distance = value - pivotOf(judge)
  if (distance === 0) return 0
  return distance / (distance < 0 ? below : above)
}
