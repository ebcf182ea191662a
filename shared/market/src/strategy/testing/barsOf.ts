import { type Bars, emptyBars } from '../bars'

const HOUR_MS = 3_600_000

/** Hourly bars from rows of open, high, low and close, the first at the beginning of 1970. */
export function barsOf(
  rows: readonly (readonly [open: number, high: number, low: number, close: number])[],
  barMs = HOUR_MS,
): Bars {
  const bars = emptyBars(rows.length)
  rows.forEach(([open, high, low, close], bar) => {
    bars.time[bar] = bar * barMs
    bars.open[bar] = open
    bars.high[bar] = high
    bars.low[bar] = low
    bars.close[bar] = close
    bars.volume[bar] = 1
  })
  return bars
}

/** Bars that open and close at one price each. */
export function flatBars(prices: readonly number[]): Bars {
  return barsOf(prices.map((price) => [price, price, price, price]))
}
