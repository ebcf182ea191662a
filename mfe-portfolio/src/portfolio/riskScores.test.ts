import type { Metrics } from '../performance/metrics'
import { SCORE_AXES, scoreOf } from './riskScores'

const METRICS: Metrics = {
  beta: -0.5,
  alpha: 0.25,
  volatility: 0.1,
  sharpe: 1,
  sortino: 9,
  maxDrawdown: -0.4,
}

it('places each measure between the ends of its stated scale, and cuts it off there', () => {
  const scores = SCORE_AXES.map((axis) => [axis.metric, scoreOf(axis, METRICS)])

  expect(Object.fromEntries(scores)).toEqual({
    sharpe: 50,
    sortino: 100,
    alpha: 75,
    volatility: 75,
    maxDrawdown: 0,
    beta: 75,
  })
})

it.each([Number.NaN, Infinity])('has no score for %s', (sharpe) => {
  const axis = SCORE_AXES.find(({ metric }) => metric === 'sharpe')
  expect(axis && scoreOf(axis, { ...METRICS, sharpe })).toBeNaN()
})
