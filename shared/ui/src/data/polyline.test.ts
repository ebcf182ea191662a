import fc from 'fast-check'
import { polylinePoints } from './polyline'

it('fills its box from the lowest value to the highest', () => {
  expect(polylinePoints([1, 3, 2], 100, 20)).toBe('0,20 50,0 100,10')
})

it('draws a level line in the middle', () => {
  expect(polylinePoints([5, 5], 100, 20)).toBe('0,10 100,10')
})

it('draws nothing from nothing', () => {
  expect(polylinePoints([], 100, 20)).toBe('')
})

it('never leaves its box and never writes what is no number', () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: -1e300, max: 1e300 })), (values) => {
      const numbers = polylinePoints(values, 100, 20).split(/[ ,]/).filter(Boolean).map(Number)

      expect(numbers.every((number) => number >= 0 && number <= 100)).toBe(true)
    }),
  )
})
