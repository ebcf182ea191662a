import fc from 'fast-check'
import { PRICE_STEP_MS, stepAt, stepTime } from './opening'

const anyTime = fc.integer({ min: 0, max: 4_000_000_000_000 })

it('steps at the opening and every three seconds from then on, and has stepped before', () => {
  fc.assert(
    fc.property(anyTime, fc.integer({ min: -1_000, max: 1_000 }), (time, steps) => {
      const opening = { seed: 1, time }

      expect(stepTime(opening, steps)).toBe(time + steps * PRICE_STEP_MS)
      expect(stepAt(opening, stepTime(opening, steps))).toBe(steps)
      expect(stepAt(opening, stepTime(opening, steps) - 1)).toBe(steps - 1)
    }),
  )
})

it('keeps other rhythms as well', () => {
  const opening = { seed: 1, time: 12_345 }

  expect(stepAt(opening, 22_344, 10_000)).toBe(0)
  expect(stepAt(opening, 22_345, 10_000)).toBe(1)
  expect(stepTime(opening, 1, 10_000)).toBe(22_345)
})
