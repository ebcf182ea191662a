import { maxDrawdown, returnsOf } from '@aldergate/market/metrics'
import { BOTS, type BotId } from './bots.data'

const MONTHS_PER_YEAR = 12

/** From the first value to the last, in percent; 0 where there are fewer than two. */
export function totalReturn(values: readonly number[]): number {
  const [first, last] = [values[0], values.at(-1)]
  return first && last ? (last / first - 1) * 100 : 0
}

/** The deepest fall from a peak, in percent, as a negative number or 0. */
export function worstFall(values: readonly number[]): number {
  return maxDrawdown(returnsOf(values)) * 100
}

export function yearlyCost(monthlyFee: number): number {
  return monthlyFee * MONTHS_PER_YEAR
}

/** Pounds to invest so that a year's result pays the year's fee; `undefined` without a gain. */
export function breakEven(monthlyFee: number, returnPercent: number): number | undefined {
  return returnPercent > 0 ? (yearlyCost(monthlyFee) * 100) / returnPercent : undefined
}

/** Returns the cost of the subscribed bots together, in pounds a month. */
export function monthlyCost(subscribed: readonly BotId[]): number {
  return BOTS.filter(({ id }) => subscribed.includes(id)).reduce(
    (sum, { monthlyFee }) => sum + monthlyFee,
    0,
  )
}
