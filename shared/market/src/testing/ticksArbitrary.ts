import fc from 'fast-check'
import { EMPTY_LOG, type TickLog, withTick } from '../tickLog'
import type { Tick } from '../ticks'

/** A time in the middle of nothing: no period of any timeframe begins there. */
export const ODD_TIME = Date.UTC(2026, 2, 29, 13, 47, 11, 312)

/** From several ticks a second to a page that was hidden for hours. */
const gapMs = fc.oneof(fc.constant(3_000), fc.nat({ max: 90_000 }), fc.nat({ max: 9 * 3_600_000 }))

const price = fc.double({ min: 1e-9, max: 1e6, noNaN: true })

/** Ticks in their order, at least one. */
export const anyTicks = fc
  .array(fc.record({ gapMs, price, volume: fc.nat() }), { minLength: 1, maxLength: 60 })
  .map((steps) => {
    let time = ODD_TIME
    return steps.map((step): Tick => {
      time += step.gapMs
      return { time, price: step.price, volume: step.volume }
    })
  })

export function logOf(ticks: readonly Tick[], log: TickLog = EMPTY_LOG): TickLog {
  return ticks.reduce(withTick, log)
}

/** Steps of 3 s at prices that go up and down. */
export function steadyTicks(count: number, from = ODD_TIME): Tick[] {
  return Array.from({ length: count }, (_, index) => ({
    time: from + index * 3_000,
    price: 100 + 10 * Math.sin(index / 7) + Math.sin(index * 2.3),
    volume: 1 + (index % 5),
  }))
}
