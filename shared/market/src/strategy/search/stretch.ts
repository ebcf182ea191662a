import type { Bars } from '../bars'
import { firstFrom } from '../engine/exitWithin'
import type { Signals } from '../engine/signals'
import { simulate } from '../engine/simulate'
import type { Terms } from '../engine/terms'
import type { Run } from '../run'

/** Bars from one place to before another. */
export interface Stretch {
  from: number
  to: number
}

/** A run over a stretch, and its bars: places of the run are places of these. */
export interface StretchRun {
  run: Run
  bars: Bars
}

/**
 * Trades signals over a stretch: it starts without a position, with indicators that know the bars before it, and
 * ignores the bars after it. The bar before it is included, because its signal is executed at the stretch's first open.
 */
export function runOver(
  bars: Bars,
  signals: Signals,
  terms: Terms,
  { from, to }: Stretch,
): StretchRun {
  const start = Math.max(0, from - 1)
  const cut = <Column extends Float64Array | Uint8Array>(column: Column) =>
    column.subarray(start, to) as Column
  const within = (of: Signals['entries']): Signals['entries'] => ({
    ...(of.long ? { long: cut(of.long) } : {}),
    ...(of.short ? { short: cut(of.short) } : {}),
  })
  const part = columns(bars, cut)
  const run = simulate(
    part,
    {
      entries: within(signals.entries),
      exits: within(signals.exits),
      firstBar: Math.min(part.time.length, Math.max(0, signals.firstBar - start)),
    },
    { ...terms, finer: terms.finer && finerUntil(terms.finer, bars.time[to]) },
  )
  return { run, bars: part }
}

function finerUntil(finer: Bars, end = Infinity): Bars {
  const count = firstFrom(finer.time, end)
  return columns(finer, (column) => column.subarray(0, count))
}

function columns(bars: Bars, cut: (column: Float64Array) => Float64Array): Bars {
  const { time, open, high, low, close, volume } = bars
  return {
    time: cut(time),
    open: cut(open),
    high: cut(high),
    low: cut(low),
    close: cut(close),
    volume: cut(volume),
  }
}
