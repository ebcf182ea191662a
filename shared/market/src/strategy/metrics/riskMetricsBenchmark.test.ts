import { PERIODS_PER_YEAR } from './riskMetrics'
import { alphaBeta } from './riskMetricsBenchmark'

const { daily } = PERIODS_PER_YEAR
const MARKET = [0.01, -0.02, 0.03, 0]
const NONE = { alpha: NaN, beta: NaN }

it('goes along with itself and earns nothing beyond', () => {
  expect(alphaBeta(MARKET, MARKET, daily)).toEqual({ alpha: 0, beta: 1 })
})

it('doubles with twice the market, and earns what it adds to it', () => {
  const returns = MARKET.map((value) => 2 * value + 0.001)
  const { alpha, beta } = alphaBeta(returns, MARKET, daily)

  expect(beta).toBeCloseTo(2, 12)
  expect(alpha).toBeCloseTo(1.001 ** daily - 1, 9)
})

it('takes only the periods in which both are there', () => {
  expect(alphaBeta([NaN, 0.02, 0.01, 0.03], [0.5, 0.02, NaN, 0.03], daily)).toEqual({
    alpha: 0,
    beta: 1,
  })
})

it('has no values of fewer than two periods, or of a benchmark that never changes', () => {
  expect(alphaBeta([], [], daily)).toEqual(NONE)
  expect(alphaBeta([0.01], [0.01], daily)).toEqual(NONE)
  expect(alphaBeta(MARKET, [0.01, 0.01, 0.01, 0.01], daily)).toEqual(NONE)
})
