import { stepTime } from '../../opening'
import type { PricePath } from '../../pricePath'
import { HISTORY_MS } from '../../spans'
import { periodStart, type Timeframe, TIMEFRAME_MS } from '../../timeframes'
import { type Bars, barsBy, emptyBars } from '../bars'
import { marketBars } from './marketBars'

/** The spare room for future bars in the cache: a day of minutes. */
export const ROOM = 1_440

interface Held {
  /** With room behind the bars that are made. */
  columns: Bars
  /** When the first bar began. */
  start: number
  /** When the last computed bar ended. */
  end: number
  /** The start of the earliest bar requested since the columns were allocated. */
  asked: number
}

/** The cached bars of each market, released together with the market. */
const heldOf = new WeakMap<PricePath, Map<Timeframe, Held>>()

/**
 * The newest `count` closed bars of the market before a step; read them before the next call. Repeated calls only
 * compute new bars. Bars that are no longer requested are dropped when the spare room is used up. Per market and
 * timeframe the cache holds at most three years plus the spare room, which is 76 MB for minutes; longer requests are
 * not cached.
 */
export function heldBars(path: PricePath, timeframe: Timeframe, step: number, count: number): Bars {
  const barMs = TIMEFRAME_MS[timeframe]
  if (count * barMs > HISTORY_MS) return marketBars(path, timeframe, step, count)
  const end = periodStart(stepTime(path.opening, step + 1), timeframe)
  const start = end - count * barMs
  const ofPath = heldOf.get(path) ?? new Map<Timeframe, Held>()
  heldOf.set(path, ofPath)
  const known = ofPath.get(timeframe)
  const held =
    known && known.start <= start && start <= known.end
      ? withRoom(known, start, end, barMs)
      : { columns: emptyBars(count + ROOM), start, end: start, asked: start }
  ofPath.set(timeframe, held)
  if (held.end < end) {
    const fresh = marketBars(path, timeframe, step, (end - held.end) / barMs)
    write(held.columns, fresh, (held.end - held.start) / barMs)
    held.end = end
  }
  held.asked = Math.min(held.asked, start)
  return part(held, start, end, barMs)
}

/**
 * Returns the cached bars with room up to an end: if necessary in new columns, without bars that are no longer
 * requested.
 */
function withRoom(held: Held, start: number, end: number, barMs: number): Held {
  if ((end - held.start) / barMs <= held.columns.time.length) return held
  const from = Math.max(Math.min(held.asked, start), end - HISTORY_MS)
  const columns = emptyBars((end - from) / barMs + ROOM)
  write(columns, part(held, from, held.end, barMs), 0)
  return { columns, start: from, end: held.end, asked: start }
}

function part({ columns, start }: Held, from: number, until: number, barMs: number): Bars {
  const place = (time: number) => (time - start) / barMs
  return barsBy((name) => columns[name].subarray(place(from), place(until)))
}

function write(columns: Bars, bars: Bars, place: number): void {
  for (const name of Object.keys(columns) as (keyof Bars)[]) columns[name].set(bars[name], place)
}
