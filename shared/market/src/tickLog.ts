import { firstTickFrom, type Tick, type Ticks, valueAt } from './ticks'

/**
 * Ticks that are only ever added to. A log is a view of columns that later logs share with it: what
 * follows is written behind its end, where it does not look, so a log that somebody holds never changes.
 */
export interface TickLog extends Ticks {
  /** Ticks before this time were thinned. */
  readonly thinnedUntil: number
  readonly store: TickStore
}

interface TickStore {
  readonly columns: Ticks
  /** How many ticks are written: only the log that ends there may write behind it. */
  filled: number
}

/** For so long each tick is kept; of older minutes the ticks that make their candle are. */
export const FULL_DENSITY_MS = 6 * 3_600_000

const MINUTE_MS = 60_000
const LEAST_CAPACITY = 256

export const EMPTY_LOG = viewOf({ columns: emptyColumns(0), filled: 0 }, -Infinity)

/** The log with a tick behind it. A computer's clock that was set back does not turn their order. */
export function withTick(log: TickLog, tick: Tick): TickLog {
  const length = log.times.length
  const hasRoom = log.store.filled === length && length < log.store.columns.times.length
  const { store, thinnedUntil } = hasRoom ? log : copied(log, tick.time)
  const { columns, filled } = store
  columns.times[filled] =
    filled > 0 ? Math.max(tick.time, valueAt(columns.times, filled - 1)) : tick.time
  columns.prices[filled] = tick.price
  columns.volumes[filled] = tick.volume
  store.filled = filled + 1
  return viewOf(store, thinnedUntil)
}

/** The log in columns of its own with room for as many ticks again. */
function copied(log: TickLog, now: number): Pick<TickLog, 'store' | 'thinnedUntil'> {
  const denseFrom = Math.floor((now - FULL_DENSITY_MS) / MINUTE_MS) * MINUTE_MS
  const kept = keptTicks(log, firstTickFrom(log, denseFrom))
  const columns = emptyColumns(Math.max(LEAST_CAPACITY, kept.length * 2))
  let next = 0
  kept.forEach((last, index) => {
    columns.times[index] = valueAt(log.times, last)
    columns.prices[index] = valueAt(log.prices, last)
    let volume = 0
    for (; next <= last; next += 1) volume += valueAt(log.volumes, next)
    columns.volumes[index] = volume
  })
  const isThinner = kept.length < log.times.length
  return {
    store: { columns, filled: kept.length },
    thinnedUntil: isThinner ? denseFrom : log.thinnedUntil,
  }
}

/** The places of the ticks to keep: all from `denseFrom` on, before it four a minute. */
function keptTicks(ticks: Ticks, denseFrom: number): number[] {
  const kept: number[] = []
  let first = 0
  while (first < denseFrom) {
    const minute = minuteOf(ticks, first)
    let [highest, lowest, last] = [first, first, first]
    while (last + 1 < denseFrom && minuteOf(ticks, last + 1) === minute) {
      last += 1
      if (valueAt(ticks.prices, last) > valueAt(ticks.prices, highest)) highest = last
      if (valueAt(ticks.prices, last) < valueAt(ticks.prices, lowest)) lowest = last
    }
    const places = [first, Math.min(highest, lowest), Math.max(highest, lowest), last]
    kept.push(...new Set(places))
    first = last + 1
  }
  for (let index = denseFrom; index < ticks.times.length; index += 1) kept.push(index)
  return kept
}

function minuteOf({ times }: Ticks, index: number): number {
  return Math.floor(valueAt(times, index) / MINUTE_MS)
}

function emptyColumns(capacity: number): Ticks {
  return {
    times: new Float64Array(capacity),
    prices: new Float64Array(capacity),
    volumes: new Float64Array(capacity),
  }
}

function viewOf(store: TickStore, thinnedUntil: number): TickLog {
  const { columns, filled } = store
  return {
    times: columns.times.subarray(0, filled),
    prices: columns.prices.subarray(0, filled),
    volumes: columns.volumes.subarray(0, filled),
    thinnedUntil,
    store,
  }
}
