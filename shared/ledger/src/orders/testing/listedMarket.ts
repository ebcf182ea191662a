import type { Pair } from '@aldergate/market'
import type { GbpPair } from '../../entry'
import type { OrderMarket } from '../orderMarket'

/** When the first of the listed prices is, in epoch milliseconds. */
export const BEGIN = Date.UTC(2026, 5, 1, 12)

/** How far listed prices are apart. */
export const STEP_MS = 3_000

/** A market that is a list of prices in pounds, one a step. */
export function listedMarket(prices: readonly Partial<Record<Pair, number>>[]): OrderMarket {
  const priceAt = (pair: GbpPair, step: number) => prices[step]?.[pair] ?? 0
  return {
    stepAt: (time) => Math.floor((time - BEGIN) / STEP_MS),
    timeOf: (step) => BEGIN + step * STEP_MS,
    priceAt,
    firstStep: (pair, from, to, { atOrAbove = Infinity, atOrBelow = 0 }) => {
      for (let step = from; step <= to; step += 1) {
        const price = priceAt(pair, step)
        if (price >= atOrAbove || price <= atOrBelow) return step
      }
      return undefined
    },
    checked: new WeakMap(),
  }
}
