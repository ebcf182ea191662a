import fc from 'fast-check'
import { macd } from './macd'

const PERIODS = { fast: 2, slow: 3, signal: 2 }

it('begins at the end of the slow period, and its signal one signal period later', () => {
  const { macd: line, signal, histogram } = macd(Float64Array.of(1, 2, 6, 5, 4), PERIODS)

  expect([...line].map(Number.isNaN)).toEqual([true, true, false, false, false])
  expect([...signal].map(Number.isNaN)).toEqual([true, true, true, false, false])
  expect([...histogram].map(Number.isNaN)).toEqual([true, true, true, false, false])
})

it('is exactly zero for constants', () => {
  fc.assert(
    fc.property(fc.double({ min: 1e-9, max: 1e9, noNaN: true }), (price) => {
      const { macd: line, signal, histogram } = macd(new Float64Array(6).fill(price), PERIODS)

      expect(line.slice(2)).toEqual(new Float64Array(4))
      expect(signal.slice(3)).toEqual(new Float64Array(3))
      expect(histogram.slice(3)).toEqual(new Float64Array(3))
    }),
  )
})

it('is positive in a rise and negative in a fall', () => {
  const rise = Float64Array.of(1, 2, 3, 4, 5, 6)

  expect(macd(rise, PERIODS).macd.at(-1)).toBeGreaterThan(0)
  expect(macd(rise.toReversed(), PERIODS).macd.at(-1)).toBeLessThan(0)
})
