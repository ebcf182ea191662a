import { annualVolatility, sharpeRatio, sortinoRatio } from '@aldergate/market/metrics'
import { METRICS, metricsOf, MIN_OBSERVATIONS } from './metrics'
import type { Series } from './series'

/** A series of a number of whole periods, with twice its benchmark's returns. */
function seriesWith(count: number, frequency: Series['frequency'] = 'daily'): Series {
  const benchmarkReturns = Array.from({ length: count }, (_, index) => (index % 3 ? 0.01 : -0.015))
  const returns = benchmarkReturns.map((earned) => 2 * earned)
  let [growth, benchmark] = [0, 0]
  const points = [0, ...returns].map((earned, index) => {
    growth = (1 + growth) * (1 + earned) - 1
    benchmark = (1 + benchmark) * (1 + earned / 2) - 1
    return { time: index, pence: 100, profitPence: 0, growth, benchmark, drawdown: 0 }
  })
  return { span: 'month', frequency, points, returns, benchmarkReturns }
}

it('measures the series against its benchmark, and the benchmark itself', () => {
  const series = seriesWith(40)
  const { account, benchmark, observations, perYear } = metricsOf(series)

  expect({ observations, perYear }).toEqual({ observations: 40, perYear: 365 })
  expect(account.beta).toBeCloseTo(2, 10)
  expect(account.alpha).toBeCloseTo(0, 10)
  expect(account.volatility).toBe(annualVolatility(series.returns, 365))
  expect(account.sharpe).toBe(sharpeRatio(series.returns, 365))
  expect(account.sortino).toBe(sortinoRatio(series.returns, 365))
  expect(account.sortino).not.toBe(account.sharpe)
  expect(account.maxDrawdown).toBeCloseTo(-0.03, 10)
  expect(benchmark.beta).toBeCloseTo(1, 10)
  expect(benchmark.volatility).toBeCloseTo(account.volatility / 2, 10)
})

it('annualises hourly returns by the 8760 hours of a year', () => {
  const { account, perYear } = metricsOf(seriesWith(40, 'hourly'))

  expect(perYear).toBe(8_760)
  expect(account.volatility).toBe(annualVolatility(seriesWith(40).returns, 8_760))
})

it('tells nothing of too few returns', () => {
  const { account, benchmark, observations } = metricsOf(seriesWith(MIN_OBSERVATIONS - 1))

  expect(observations).toBe(19)
  for (const metric of METRICS) {
    expect(account[metric]).toBeNaN()
    expect(benchmark[metric]).toBeNaN()
  }
  expect(Object.values(metricsOf(seriesWith(MIN_OBSERVATIONS)).account).some(Number.isNaN)).toBe(
    false,
  )
})
