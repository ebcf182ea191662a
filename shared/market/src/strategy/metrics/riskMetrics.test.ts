import fc from 'fast-check'
import {
  annualReturn,
  annualVolatility,
  calmarRatio,
  downsideRisk,
  PERIODS_PER_YEAR,
  returnsOf,
  sharpeRatio,
  sortinoRatio,
} from './riskMetrics'

const { daily } = PERIODS_PER_YEAR
const FLAT = [0.01, 0.01, 0.01]
const STILL = [0, 0, 0]

/** Every metric of one series alone. */
const METRICS = {
  annualReturn,
  annualVolatility,
  calmarRatio,
  downsideRisk,
  sharpeRatio,
  sortinoRatio,
}

it.each(Object.entries(METRICS))('%s has no value without returns', (_name, metric) => {
  expect(metric([], daily)).toBeNaN()
})

it('has no volatility, Sharpe or Sortino ratio of one return', () => {
  expect(annualVolatility([-0.01], daily)).toBeNaN()
  expect(sharpeRatio([-0.01], daily)).toBeNaN()
  expect(sortinoRatio([-0.01], daily)).toBeNaN()
})

it('has no volatility at all where returns are equal', () => {
  expect(annualVolatility(FLAT, daily)).toBe(0)
})

it('is infinite for a gain without risk, and has no ratio of nothing to nothing', () => {
  expect(sharpeRatio(FLAT, daily)).toBe(Infinity)
  expect(sortinoRatio(FLAT, daily)).toBe(Infinity)
  expect(sharpeRatio(STILL, daily)).toBeNaN()
  expect(sortinoRatio(STILL, daily)).toBeNaN()
})

it('has no Calmar ratio without a drawdown', () => {
  expect(calmarRatio(FLAT, daily)).toBeNaN()
})

it('counts a year of nothing as nothing', () => {
  expect(annualReturn(STILL, daily)).toBe(0)
  expect(annualReturn([-1, 0.5], daily)).toBe(-1)
})

it('has no value where every return is missing, and leaves out those that are', () => {
  expect(sharpeRatio([NaN, NaN], daily)).toBeNaN()
  expect(sharpeRatio([NaN, 0.01, NaN, 0.03], daily)).toBe(sharpeRatio([0.01, 0.03], daily))
  expect(sharpeRatio([0.01, 0.05, 0.03], daily, [0, NaN, 0])).toBe(sharpeRatio([0.01, 0.03], daily))
})

it('counts a year of a market that never closes, in days and in hours', () => {
  expect(PERIODS_PER_YEAR).toEqual({ daily: 365, hourly: 8_760 })
})

it('annualises by the number of periods that it is given', () => {
  const returns = [0.01, -0.02, 0.03]

  expect(sharpeRatio(returns, 365) / sharpeRatio(returns, 252)).toBeCloseTo(
    Math.sqrt(365 / 252),
    12,
  )
  expect(annualVolatility(returns, 8_760)).toBeCloseTo(
    annualVolatility(returns, 365) * 24 ** 0.5,
    12,
  )
})

it('takes the return of each value on the one before it', () => {
  expect(returnsOf([100, 110, 99])).toHaveLength(2)
  expect(returnsOf([100, 110, 99])[0]).toBeCloseTo(0.1, 12)
  expect(returnsOf([100, 110, 99])[1]).toBeCloseTo(-0.1, 12)
})

it('has no return on nothing, of a gap, or of one value', () => {
  expect(returnsOf([0, 5, NaN, 6])).toEqual(Float64Array.of(NaN, NaN, NaN))
  expect(returnsOf([5])).toHaveLength(0)
  expect(returnsOf([])).toHaveLength(0)
})

it('leaves the Sharpe ratio as it is when all returns are scaled alike', () => {
  const anyReturns = fc.array(fc.integer({ min: -100, max: 100 }), { minLength: 2, maxLength: 40 })
  fc.assert(
    fc.property(anyReturns, (thousandths) => {
      fc.pre(new Set(thousandths).size > 1)
      const returns = thousandths.map((value) => value / 1_000)
      const half = returns.map((value) => value / 2)

      expect(sharpeRatio(half, daily)).toBeCloseTo(sharpeRatio(returns, daily), 6)
    }),
  )
})
