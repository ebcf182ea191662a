import fc from 'fast-check'
import { breakEven, monthlyCost, totalReturn, worstFall, yearlyCost } from './bot'
import { BOTS } from './bots.data'

it('has bots for the specified fees', () => {
  expect(BOTS.map(({ monthlyFee }) => monthlyFee)).toEqual([30, 20])
})

it('measures a curve from its first value to its last', () => {
  expect(totalReturn([100, 90, 120])).toBeCloseTo(20)
  expect(totalReturn([100])).toBe(0)
  expect(totalReturn([])).toBe(0)
})

it('finds the deepest fall from a peak', () => {
  expect(worstFall([100, 120, 90, 130])).toBeCloseTo(-25)
  expect(worstFall([100, 110])).toBeCloseTo(0)
})

it('adds up what the subscribed bots cost', () => {
  expect(monthlyCost([])).toBe(0)
  expect(monthlyCost(['trend-pilot', 'range-keeper'])).toBe(50)
  expect(monthlyCost(['range-keeper', 'range-keeper'])).toBe(20)
  expect(yearlyCost(30)).toBe(360)
})

it('says from which sum a result pays the fee', () => {
  expect(breakEven(30, 0)).toBeUndefined()
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 500 }),
      fc.double({ min: 0.1, max: 300, noNaN: true }),
      (fee, gain) => {
        const sum = breakEven(fee, gain) ?? Number.NaN
        expect((sum * gain) / 100).toBeCloseTo(yearlyCost(fee))
      },
    ),
  )
})
