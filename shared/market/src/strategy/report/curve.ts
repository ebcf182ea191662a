import type { Bars } from '../bars'
import type { Run } from '../run'
import { buyAndHold } from './buyAndHold'
import { downsampledTogether } from './downsampled'
import { drawdownsOf } from './drawdownCurve'

/** About as many buckets as a chart has pixels for. */
const BUCKETS = 240

/** A drawn point of the curve. Shares: 0.01 is one percent. */
export interface CurvePoint {
  /** Epoch milliseconds. */
  time: number
  /** Money. */
  equity: number
  growth: number
  /** The growth of buying at the start and holding. */
  held: number
  /** 0 or less. */
  drawdown: number
}

/** Returns the points of a run's curve: few, however many bars it has, but with every visible peak and trough. */
export function curveOf(run: Run, bars: Bars): CurvePoint[] {
  const { capital, equity } = run
  const held = buyAndHold(run, bars)
  const drawdowns = drawdownsOf(run)
  const places = downsampledTogether([equity, held, drawdowns], BUCKETS)
  return Array.from(places, (place) => ({
    time: Number(bars.time[place]),
    equity: Number(equity[place]),
    growth: Number(equity[place]) / capital - 1,
    held: Number(held[place]) / capital - 1,
    drawdown: Number(drawdowns[place]),
  }))
}
