import { DAY_MS } from '@aldergate/market'

/** How far a clock change moves the candles; those of an hour or less stay on their grid. */
const CLOCK_CHANGE_MS = 3_600_000

/** Two places may change a week apart, and of that week a candle may be missing. */
const LEAST_STAY_MS = 6 * DAY_MS

/** The candles that are no whole number of steps after the previous one, except for clock changes. */
export function offGrid(time: Float64Array, spacingMs: number): number[] {
  const msFrom = (earlier: number, later: number) => Number(time[later]) - Number(time[earlier])
  const offMs = (bar: number) => {
    const rest = msFrom(bar - 1, bar) % spacingMs
    return Math.min(rest, spacingMs - rest)
  }
  const off: number[] = []
  for (let bar = 1; bar < time.length; bar += 1) if (offMs(bar) > 0) off.push(bar)
  if (spacingMs < 2 * CLOCK_CHANGE_MS) return off

  return off.filter((bar, place) => {
    const [last = Number.NaN, next = Number.NaN] = [off[place - 1], off[place + 1]]
    const isSoon = msFrom(last, bar) < LEAST_STAY_MS || msFrom(bar, next) < LEAST_STAY_MS
    return isSoon || offMs(bar) !== CLOCK_CHANGE_MS
  })
}
