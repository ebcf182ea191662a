import { expectedHighest, luck, scoreOf } from './luck'
import { normalCdf, normalQuantile } from './normalDistribution'

it('knows the normal distribution as tables print it', () => {
  expect(normalCdf(0)).toBe(0.5)
  expect(normalCdf(1)).toBeCloseTo(0.8413447460685429, 14)
  expect(normalCdf(-1.96)).toBeCloseTo(0.024997895148220435, 14)
  expect([normalCdf(-40), normalCdf(40), normalCdf(NaN)]).toEqual([0, 1, NaN])
  expect(normalQuantile(0.975)).toBeCloseTo(1.959963984540054, 12)
  expect(normalQuantile(0.5)).toBeCloseTo(0, 12)
  expect([normalQuantile(0), normalQuantile(1)]).toEqual([NaN, NaN])
})

it('deflates the example of Bailey and López de Prado as they do', () => {
  // 1,250 days of a Sharpe ratio of 2.5 a year of 250 days; trials that spread by a variance of ½ a year.
  const run = { observations: 1_250, sharpe: 2.5 / Math.sqrt(250), skewness: -3, kurtosis: 10 }
  const spread = Math.sqrt(1 / (2 * 250))

  expect(expectedHighest(100) * spread).toBeCloseTo(0.1132, 4)
  expect(normalCdf(scoreOf(run, expectedHighest(100) * spread))).toBeCloseTo(0.9004, 4)
  expect(normalCdf(scoreOf(run, expectedHighest(46) * spread))).toBeCloseTo(0.9505, 4)
  expect(expectedHighest(1)).toBe(0)
})

/** A year of returns whose Sharpe ratio is known: as often 1 % as −0.5 %, one after the other. */
const RETURNS = Float64Array.from({ length: 100 }, (_, day) => (day % 2 === 0 ? 0.01 : -0.005))

it('has parts that lead to the deflated ratio', () => {
  const parts = luck({ trials: 1, sharpes: [] }, RETURNS, 365)

  // A mean of 0.25 %, a deviation of 0.75 % × √(100 ÷ 99); two values that are equally likely: skewness 0, kurtosis 1.
  expect(parts.sharpe).toBeCloseTo((1 / 3) * Math.sqrt(99 / 100), 9)
  expect(parts.skewness).toBeCloseTo(0, 9)
  expect(parts.kurtosis).toBeCloseTo(1, 9)
  expect(parts.expectedBest).toBe(0)
  expect(parts.spread).toBeCloseTo(1 / Math.sqrt(99), 9)
  expect(parts.score).toBeCloseTo((1 / 3) * Math.sqrt(99 / 100) * Math.sqrt(99), 9)
  expect(parts.deflated).toBeCloseTo(normalCdf(parts.score), 12)
  expect(parts.sharpePerYear).toBeCloseTo(parts.sharpe * Math.sqrt(365), 9)
})

it('takes the spread of the trials themselves where two or more are known', () => {
  const parts = luck({ trials: 3, sharpes: [1, 3, NaN] }, RETURNS, 365)
  expect(parts.isSpreadMeasured).toBe(true)
  expect(parts.spread).toBeCloseTo(Math.SQRT2 / Math.sqrt(365), 9)
  expect(luck({ trials: 3, sharpes: [1] }, RETURNS, 365).isSpreadMeasured).toBe(false)
})

it('does not take for luck what trials lose by their costs: they spread further than chance would', () => {
  const parts = luck({ trials: 4, sharpes: [-100, -50, -10, 1] }, RETURNS, 365)
  expect(parts.isSpreadMeasured).toBe(false)
  expect(parts.spread).toBeCloseTo(1 / Math.sqrt(99), 9)
  expect(parts.expectedBest).toBeCloseTo(expectedHighest(4) / Math.sqrt(99), 9)
})

it('leaves less of a ratio the more was tried', () => {
  const deflated = [1, 10, 100, 1_000].map(
    (trials) => luck({ trials, sharpes: [] }, RETURNS, 365).deflated,
  )
  expect(deflated).toEqual(deflated.toSorted((a, b) => b - a))
  expect(new Set(deflated).size).toBe(4)
})

it('says nothing of fewer than three returns, or of returns that never differ', () => {
  expect(luck({ trials: 1, sharpes: [] }, [0.01, 0.02], 365).deflated).toBeNaN()
  expect(luck({ trials: 1, sharpes: [] }, [0, 0, 0, 0], 365).deflated).toBeNaN()
})
