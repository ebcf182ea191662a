import fc from 'fast-check'
import { anyTicks, logOf, ODD_TIME, steadyTicks } from './testing/ticksArbitrary'
import { aggregateTicks } from './candles'
import { EMPTY_LOG, FULL_DENSITY_MS, type TickLog, withTick } from './tickLog'
import type { Tick } from './ticks'
import { TIMEFRAMES } from './timeframes'

const TICKS_OF_A_DAY = 28_800

function ticksOf({ times, prices, volumes }: TickLog): Tick[] {
  return Array.from(times, (time, index) => ({
    time,
    price: prices[index] ?? Number.NaN,
    volume: volumes[index] ?? Number.NaN,
  }))
}

it('gives back every tick in its order', () => {
  fc.assert(
    fc.property(anyTicks, (ticks) => {
      const [last] = ticks.slice(-1)
      const isYoung = (tick: Tick) => (last?.time ?? 0) - tick.time < FULL_DENSITY_MS
      expect(ticksOf(logOf(ticks)).filter(isYoung)).toEqual(ticks.filter(isYoung))
    }),
  )
})

it('never changes a log that somebody holds, whoever goes on from it', () => {
  fc.assert(
    fc.property(anyTicks, anyTicks, fc.nat(), (ticks, others, at) => {
      const held = logOf(ticks.slice(0, at % ticks.length))
      const before = ticksOf(held)

      const ways = [ticks, others].map((following) => ({ following, log: logOf(following, held) }))
      expect(ticksOf(held)).toEqual(before)
      for (const { following, log } of ways) {
        const alone = logOf([...before, ...following])
        expect(aggregateTicks(log, '1m')).toEqual(aggregateTicks(alone, '1m'))
      }
    }),
  )
})

it('starts each log from nothing', () => {
  logOf(steadyTicks(5))

  expect(ticksOf(EMPTY_LOG)).toEqual([])
})

it('keeps the order of ticks when the clock of the computer was set back', () => {
  const log = withTick(logOf(steadyTicks(2)), { time: ODD_TIME - 60_000, price: 1, volume: 1 })

  expect(log.times.at(-1)).toBe(ODD_TIME + 3_000)
})

describe('after a day', () => {
  const ticks = steadyTicks(TICKS_OF_A_DAY)
  const log = logOf(ticks)

  it.each(TIMEFRAMES)('makes the same candles of %s as from every tick', (timeframe) => {
    const volumes = Float64Array.from(ticks, ({ volume }) => volume)
    const prices = Float64Array.from(ticks, ({ price }) => price)
    const times = Float64Array.from(ticks, ({ time }) => time)

    expect(aggregateTicks(log, timeframe)).toEqual(
      aggregateTicks({ times, prices, volumes }, timeframe),
    )
  })

  it('holds a fraction of the ticks, but all of the newest hours', () => {
    const youngest = ticks.slice(-FULL_DENSITY_MS / 3_000)

    expect(log.times.length).toBeLessThan(TICKS_OF_A_DAY * 0.6)
    expect(ticksOf(log).slice(-youngest.length)).toEqual(youngest)
  })
})
