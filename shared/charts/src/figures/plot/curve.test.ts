import fc from 'fast-check'
import { indexByKey, leftsOf, linePath, nearestIndex, scaleOf, topOf } from './curve'

it('labels round values around all that is drawn, zero among them', () => {
  expect(scaleOf([0.4, 3.7], 4)).toEqual({
    low: 0,
    high: 4,
    ticks: [0, 1, 2, 3, 4],
    decimals: 0,
  })
  expect(scaleOf([-12, -3], 3).ticks).toEqual([-15, -10, -5, 0])
  expect(scaleOf([], 4)).toMatchObject({ low: 0 })
})

it.each([
  [1.2, ['0.00', '0.25', '0.50', '0.75', '1.00', '1.25']],
  [4.4, ['0', '1', '2', '3', '4', '5']],
  [12, ['0.0', '2.5', '5.0', '7.5', '10.0', '12.5']],
  [0.035, ['0.00', '0.01', '0.02', '0.03', '0.04']],
  [900, ['0', '200', '400', '600', '800', '1000']],
])('labels up to %d with as many decimals as its step has', (highest, labels) => {
  const { ticks, decimals } = scaleOf([highest], 5)
  expect(ticks.map((tick) => tick.toFixed(decimals))).toEqual(labels)
})

it('contains every value, with not many more labels than asked for', () => {
  const values = fc.array(fc.double({ min: -1e6, max: 1e6, noNaN: true }), { minLength: 1 })
  fc.assert(
    fc.property(values, (drawn) => {
      const scale = scaleOf(drawn, 5)
      const slack = (scale.high - scale.low) * 1e-9
      for (const value of drawn) {
        expect(value).toBeGreaterThanOrEqual(scale.low - slack)
        expect(value).toBeLessThanOrEqual(scale.high + slack)
      }
      expect(scale.ticks.length).toBeLessThanOrEqual(8)
      const labels = scale.ticks.map((tick) => tick.toFixed(scale.decimals))
      expect(new Set(labels).size).toBe(labels.length)
    }),
  )
})

it('places values from the top and times from the left', () => {
  const scale = { low: -10, high: 10, ticks: [], decimals: 0 }

  expect([topOf(10, scale), topOf(0, scale), topOf(-10, scale)]).toEqual([0, 50, 100])
  expect(leftsOf([100, 150, 300])).toEqual([0, 25, 100])
  expect(leftsOf([100])).toEqual([0])
})

it('draws a line, broken where a value is missing', () => {
  const scale = { low: 0, high: 10, ticks: [], decimals: 0 }
  expect(linePath([0, 50, 75, 100], [0, 5, Number.NaN, 10], scale)).toBe('M0 100L50 50M100 0')
})

it('finds the point under the pointer', () => {
  expect(nearestIndex([0, 25, 100], 60)).toBe(1)
  expect(nearestIndex([0, 25, 100], 70)).toBe(2)
  expect(nearestIndex([0, 25, 100], -5)).toBe(0)
})

it('goes by keys to every point, and never past an end', () => {
  expect(indexByKey('ArrowRight', false, 3, 20)).toBe(4)
  expect(indexByKey('ArrowLeft', true, 3, 20)).toBe(0)
  expect(indexByKey('PageUp', false, 15, 20)).toBe(19)
  expect(indexByKey('Home', false, 15, 20)).toBe(0)
  expect(indexByKey('End', false, 0, 20)).toBe(19)
  expect(indexByKey('Tab', false, 3, 20)).toBeUndefined()
})
