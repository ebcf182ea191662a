import fc from 'fast-check'
import {
  cumulativeReturns,
  drawdowns,
  maxDrawdown,
  rollingMaxDrawdown,
} from './riskMetricsDrawdown'

const anyReturns = fc.array(fc.double({ min: -0.9, max: 1, noNaN: true }), {
  minLength: 1,
  maxLength: 40,
})

it('compounds returns, and takes a missing one for none', () => {
  expect([...cumulativeReturns([0.5, NaN, -0.5])]).toEqual([0.5, 0.5, -0.25])
})

it('measures from the opening capital when nothing was ever higher', () => {
  expect([...drawdowns([-0.5, 1, 0.5, -0.5])]).toEqual([-0.5, 0, 0, -0.5])
})

it('has no drawdown without a loss, and no value without returns', () => {
  expect(maxDrawdown([0.01, 0, 0.02])).toBe(0)
  expect(maxDrawdown([])).toBeNaN()
})

it('can lose everything, but not more', () => {
  expect(maxDrawdown([0.5, -1, 0.5])).toBe(-1)
  fc.assert(
    fc.property(anyReturns, (returns) => {
      expect(maxDrawdown(returns)).toBeGreaterThanOrEqual(-1)
      expect(maxDrawdown(returns)).toBeLessThanOrEqual(0)
    }),
  )
})

it('is as deep over the whole as over a window of its length', () => {
  fc.assert(
    fc.property(anyReturns, (returns) => {
      expect(rollingMaxDrawdown(returns, returns.length).at(-1)).toBe(maxDrawdown(returns))
    }),
  )
})

it('has no rolling drawdown before the window is full', () => {
  expect([...rollingMaxDrawdown([-0.5, 0, 0], 2)]).toEqual([NaN, -0.5, 0])
})

it('bears more returns than a call takes arguments', () => {
  expect(maxDrawdown(new Float64Array(300_000).fill(0.001))).toBe(0)
})
