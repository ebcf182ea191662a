import { blockOf, type PricePath } from './pricePath'
import { BLOCK_STEPS } from './walk'

/** Bounds to wait for: a price at or above the one, or at or below the other. */
export interface PriceBounds {
  atOrAbove?: number
  atOrBelow?: number
}

/** The error that a level may have in its last digits. */
const SLACK = 1e-9

/** The first step from `from` to `to`, both included, at which the price is at a bound or beyond it; a day takes a quarter of a millisecond. */
export function firstStepBeyond(
  path: PricePath,
  from: number,
  to: number,
  { atOrAbove = Infinity, atOrBelow = 0 }: PriceBounds,
): number | undefined {
  // Levels are cheap and prices must be computed from them, so only close levels are checked exactly.
  const high = path.levelOf(atOrAbove) - SLACK
  const low = path.levelOf(atOrBelow) + SLACK
  for (let block = blockOf(from); block <= blockOf(to); block += 1) {
    const levels = path.levels(block)
    const before = block * BLOCK_STEPS - 1
    const last = Math.min(BLOCK_STEPS, to - before)
    for (let index = Math.max(1, from - before); index <= last; index += 1) {
      const level = levels[index] as number
      if (level < high && level > low) continue
      const price = path.priceOf(level)
      if (price >= atOrAbove || price <= atOrBelow) return before + index
    }
  }
  return undefined
}
