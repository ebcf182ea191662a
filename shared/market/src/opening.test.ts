import fc from 'fast-check'
import { PRICE_STEP_MS, stepAt, stepTime } from './opening'

const anyTime = fc.integer({ min: 0, max: 4_000_000_000_000 })

it('steps at the opening and every three seconds from then on, and had stepped before', () => {
  fc.assert(
    fc.property(anyTime, fc.integer({ min: -1_000, max: 1_000 }), (time, steps) => {
      const opening = { seed: 1, time }
      const first = stepAt(opening, time)

      expect(stepTime(opening, first)).toBe(time)
      expect(stepAt(opening, time + steps * PRICE_STEP_MS)).toBe(first + steps)
      expect(stepAt(opening, time + steps * PRICE_STEP_MS - 1)).toBe(first + steps - 1)
    }),
  )
})

it('keeps other rhythms as well', () => {
  const opening = { seed: 1, time: 12_345 }
  const first = stepAt(opening, 12_345, 10_000)

  expect(stepAt(opening, 22_344, 10_000)).toBe(first)
  expect(stepAt(opening, 22_345, 10_000)).toBe(first + 1)
  expect(stepTime(opening, first + 1, 10_000)).toBe(22_345)
})
