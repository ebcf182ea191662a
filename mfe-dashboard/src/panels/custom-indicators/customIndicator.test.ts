/** @jest-environment jsdom */

import fc from 'fast-check'
import { DEFAULT_INDICATOR, readPeriod } from './customIndicator'

it('is a red moving average of 14 by default', () => {
  expect(DEFAULT_INDICATOR).toEqual({
    indicatorName: 'movingAverage',
    period: 14,
    color: '#FF0000',
  })
})

it.each([
  ['14', { period: 14 }],
  ['14.7', { period: 14 }],
  ['1', { period: 1 }],
  ['500', { period: 500 }],
  ['500.9', { period: 500 }],
  ['501', { error: 'periodOutOfRange' }],
  ['0.9', { error: 'periodOutOfRange' }],
  ['-3', { error: 'periodOutOfRange' }],
  ['', { error: 'periodMissing' }],
  ['ten', { error: 'periodMissing' }],
])('reads "%s" as an integer', (typed, expected) => {
  expect(readPeriod(typed)).toEqual(expected)
})

it('reads nothing but whole numbers from 1 to 500', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.double().map(String)), (typed) => {
      const read = readPeriod(typed)
      if (!('period' in read)) return
      expect(Number.isInteger(read.period)).toBe(true)
      expect(read.period).toBeGreaterThanOrEqual(1)
      expect(read.period).toBeLessThanOrEqual(500)
    }),
  )
})
