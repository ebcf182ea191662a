import { barsOf } from '@aldergate/testing/backtestRun'
import { fingerprintOf } from './fingerprint'

it('is the same for the same candles, and another one where a single price differs', () => {
  const fingerprint = fingerprintOf(barsOf([100, 110, 99]))
  expect(fingerprintOf(barsOf([100, 110, 99]))).toBe(fingerprint)
  expect(fingerprintOf(barsOf([100, 110, 99.01]))).not.toBe(fingerprint)
  expect(fingerprintOf(barsOf([100, 99, 110]))).not.toBe(fingerprint)
  expect(fingerprintOf(barsOf([100, 110]))).not.toBe(fingerprint)
})

it('reads no more of a column than is its own', () => {
  const whole = barsOf([50, 100, 110])
  const part = Object.fromEntries(
    Object.entries(whole).map(([name, column]) => [name, column.subarray(1)]),
  ) as typeof whole
  const copy = Object.fromEntries(
    Object.entries(whole).map(([name, column]) => [name, column.slice(1)]),
  ) as typeof whole
  expect(fingerprintOf(part)).toBe(fingerprintOf(copy))
})
