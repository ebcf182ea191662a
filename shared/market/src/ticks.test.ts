import fc from 'fast-check'
import { anyTicks, logOf, steadyTicks } from './testing/ticksArbitrary'
import { firstTickFrom, valueAt } from './ticks'

it('finds the first tick at or after a time', () => {
  fc.assert(
    fc.property(anyTicks, fc.nat(), (ticks, offset) => {
      const first = ticks[0]?.time ?? Number.NaN
      for (const time of [first - 1, first, first + offset]) {
        const place = ticks.findIndex((tick) => tick.time >= time)
        expect(firstTickFrom(logOf(ticks), time)).toBe(place === -1 ? ticks.length : place)
      }
    }),
  )
})

it('names a tick that is not there instead of giving nothing', () => {
  const { prices } = logOf(steadyTicks(3))

  expect(valueAt(prices, 2)).toBeGreaterThan(0)
  expect(() => valueAt(prices, 3)).toThrow('No tick 3: there are 3.')
})
