import { stepTime } from '../../opening'
import type { PricePath } from '../../pricePath'
import { HISTORY_MS } from '../../spans'
import { periodStart, type Timeframe, TIMEFRAME_MS } from '../../timeframes'
import { type Bars, barsBy } from '../bars'
import { marketBars } from './marketBars'

/** What was made of a market, for as long as somebody has it: the earliest that was asked for, up to the newest. */
const made = new WeakMap<PricePath, Map<Timeframe, Bars>>()

/** All closed bars before a step that began at a time or after it. Who asks again waits only for those that are new. */
export function barsSince(path: PricePath, timeframe: Timeframe, step: number, time: number): Bars {
  const barMs = TIMEFRAME_MS[timeframe]
  const end = periodStart(stepTime(path.opening, step + 1), timeframe)
  const start = Math.max(time, end - HISTORY_MS)
  const ofPath = made.get(path) ?? new Map<Timeframe, Bars>()
  made.set(path, ofPath)
  const known = ofPath.get(timeframe)
  const isKnown = known !== undefined && Number(known.time[0]) <= start
  const from = isKnown ? Number(known.time.at(-1)) + barMs : start
  const missing = Math.max(0, (end - from) / barMs)
  const fresh = marketBars(path, timeframe, step, missing)
  const bars = isKnown ? joined(known, fresh) : fresh
  ofPath.set(timeframe, bars)
  const place = (at: number) => Math.max(0, (at - Number(bars.time[0])) / barMs)
  return barsBy((column) => bars[column].subarray(place(start), place(end)))
}

function joined(bars: Bars, later: Bars): Bars {
  if (later.time.length === 0) return bars
  return barsBy((name) => {
    const column = new Float64Array(bars[name].length + later[name].length)
    column.set(bars[name])
    column.set(later[name], bars[name].length)
    return column
  })
}
