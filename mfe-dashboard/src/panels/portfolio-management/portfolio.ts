import { type Random, randomInt } from '@aldergate/market/random'
import type { PortfolioItem } from './portfolios.data'

export const PORTFOLIO_PERIOD_MS = 3_000

/** One tick: each value changes by a random whole number from −100 to 99. */
export function nextItems(items: readonly PortfolioItem[], random: Random): PortfolioItem[] {
  return items.map(({ pair, value }) => ({ pair, value: value + randomInt(random, -100, 99) }))
}

/** Nothing gained and nothing lost counts as positive. */
export function isPositive(value: number): boolean {
  return value >= 0
}

export function totalOf(items: readonly PortfolioItem[]): number {
  return items.reduce((total, { value }) => total + value, 0)
}

/** How much of the panel a value is, whichever its sign, in percent; 0 where all values are nothing. */
export function shareOf(value: number, items: readonly PortfolioItem[]): number {
  const whole = items.reduce((sum, item) => sum + Math.abs(item.value), 0)
  return whole === 0 ? 0 : (100 * Math.abs(value)) / whole
}

export type PortfolioOrder = 'highest' | 'lowest' | 'name'

/** The pairs in the requested order; ties keep their order. */
export function orderedPairs(
  items: readonly PortfolioItem[],
  order: PortfolioOrder,
): PortfolioItem['pair'][] {
  return items.toSorted(COMPARE[order]).map(({ pair }) => pair)
}

const COMPARE = {
  highest: (one, other) => other.value - one.value,
  lowest: (one, other) => one.value - other.value,
  name: (one, other) => one.pair.localeCompare(other.pair),
} as const satisfies Record<PortfolioOrder, (one: PortfolioItem, other: PortfolioItem) => number>

/** The items in the order of the pairs. */
export function arranged(
  items: readonly PortfolioItem[],
  pairs: readonly PortfolioItem['pair'][],
): PortfolioItem[] {
  return pairs.flatMap((pair) => items.filter((item) => item.pair === pair))
}
