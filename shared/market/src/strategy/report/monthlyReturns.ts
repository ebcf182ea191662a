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
  let month = 0
  let monthEnd = Number.NEGATIVE_INFINITY
  let [monthBase, yearBase] = [capital, capital]
  let [value, current] = [capital, undefined as YearOfReturns | undefined]

  function begin(at: number) {
    const date = new Date(at)
    const year = date.getUTCFullYear()
    month = date.getUTCMonth()
    monthEnd = Date.UTC(year, month + 1)
    monthBase = value
    if (current?.year === year) return
    yearBase = value
    current = { year, months: new Float64Array(12).fill(Number.NaN), whole: Number.NaN }
    years.push(current)
  }

  for (let bar = firstBar; bar < equity.length; bar += 1) {
    const at = Number(time[bar])
    if (at >= monthEnd) begin(at)
    value = Number(equity[bar])
    if (!current) continue
    current.months[month] = value / monthBase - 1
    current.whole = value / yearBase - 1
  }
  return years
}
