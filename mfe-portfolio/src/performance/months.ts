import { earnedPence, type Valuation } from './valuation'

/** The profit of a calendar month in UTC. */
export interface MonthProfit {
  /** When the month, or the part of it that counts, begins, in epoch milliseconds. */
  start: number
  pence: number
  isRunning: boolean
}

/** When the newest months begin, the running one last; the first is cut off where the account opened. */
export function monthStarts(now: number, openedAt: number, count: number): number[] {
  const today = new Date(now)
  return Array.from({ length: count }, (_, index) => {
    const monthsAgo = count - 1 - index
    return Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - monthsAgo)
  }).flatMap((start, index, starts) => {
    const end = starts[index + 1] ?? now
    return end > openedAt ? [Math.max(start, openedAt)] : []
  })
}

/** The profit of each month, out of valuations from the first start to now. */
export function monthlyProfits(
  starts: readonly number[],
  valuations: readonly Valuation[],
): MonthProfit[] {
  return starts.map((start, index) => {
    const end = starts[index + 1]
    const within = valuations.filter(({ time }) => time >= start && time <= (end ?? Infinity))
    return { start, pence: earnedPence(within), isRunning: end === undefined }
  })
}
