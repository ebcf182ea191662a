import type { Bars } from '../bars'
import type { Run } from '../run'

/** A year of returns, as shares: the months compound to the whole year. */
export interface YearOfReturns {
  year: number
  /** January first; NaN for a month without bars. */
  months: Float64Array
  whole: number
}

/**
 * The return of each calendar month of UTC, from the month of the first bar at which the rules could hold: of its
 * last equity on the last one before it. They compound to the return of the whole run. Oldest year first.
 */
export function monthlyReturns(run: Run, { time }: Bars): YearOfReturns[] {
  const { capital, equity, firstBar } = run
  const years: YearOfReturns[] = []
  let current = emptyYear(Number.NaN)
  let [monthBase, yearBase] = [capital, capital]
  let start = firstBar
  while (start < equity.length) {
    const date = new Date(Number(time[start]))
    const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()]
    const end = firstBarFrom(time, start, Date.UTC(year, month + 1))
    if (current.year !== year) {
      yearBase = monthBase
      current = emptyYear(year)
      years.push(current)
    }
    const value = Number(equity[end - 1])
    current.months[month] = returnOf(value, monthBase)
    current.whole = returnOf(value, yearBase)
    monthBase = value
    start = end
  }
  return years
}

/** With no equity left, the return is zero. */
function returnOf(value: number, base: number): number {
  return base === 0 ? 0 : value / base - 1
}

function emptyYear(year: number): YearOfReturns {
  return { year, months: new Float64Array(12).fill(Number.NaN), whole: Number.NaN }
}

/** The first bar after `start` that begins at a time or later: bars are in order, so that it is found by halves. */
function firstBarFrom(time: Float64Array, start: number, from: number): number {
  let [low, high] = [start + 1, time.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (Number(time[middle]) < from) low = middle + 1
    else high = middle
  }
  return low
}
