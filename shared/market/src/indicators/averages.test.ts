import fc from 'fast-check'
import { hma } from './hma'
import { wma } from './wma'

it('weighs the newest value most', () => {
  // (1·1 + 2·4 + 3·7) / 6, then (1·4 + 2·7 + 3·1) / 6.
  expect([...wma(Float64Array.of(1, 4, 7, 1), 3)]).toEqual([NaN, NaN, 5, 3.5])
})

it('agrees with weighing every window', () => {
  const anyValues = fc.float64Array({ min: 0, max: 1e3, noNaN: true, maxLength: 60 })
  fc.assert(
    fc.property(anyValues, fc.integer({ min: 1, max: 12 }), (values, period) => {
      const averages = wma(values, period)
      for (let last = period - 1; last < values.length; last += 1) {
        const window = [...values.slice(last - period + 1, last + 1)]
        const sum = window.reduce((all, value, index) => all + (index + 1) * value, 0)
        expect(averages[last]).toBeCloseTo(sum / ((period * (period + 1)) / 2), 8)
      }
    }),
  )
})

it('is exactly the value of a flat series, and the values themselves over a period of one', () => {
  expect([...wma(new Float64Array(5).fill(0.1), 3)]).toEqual([NaN, NaN, 0.1, 0.1, 0.1])
  expect([...hma(new Float64Array(6).fill(0.1), 4).slice(4)]).toEqual([0.1, 0.1])
  expect([...wma(Float64Array.of(3, 1, 2), 1)]).toEqual([3, 1, 2])
  expect([...hma(Float64Array.of(3, 1, 2), 1)]).toEqual([3, 1, 2])
})

it('leaves a straight line where it is, as an average of Hull that lags by nothing', () => {
  // Over 4: twice the average over 2, minus that over 4, then an average over 2.
  const averages = hma(Float64Array.of(1, 2, 3, 4, 5, 6), 4)

  expect([...averages.slice(0, 4)]).toEqual([NaN, NaN, NaN, NaN])
  // At index 3: 2·(11/3) − 3 = 13/3, at index 4: 16/3; (13/3 + 2·16/3) / 3 = 5.
  expect(averages[4]).toBeCloseTo(5, 12)
  expect(averages[5]).toBeCloseTo(6, 12)
})
