import { JUDGES, type Score } from '@aldergate/market/strategy'
import { reachOf, shadeOf } from './shade'

function scored(value: number): Score {
  const figures = Object.fromEntries(JUDGES.map((judge) => [judge, value])) as Score['figures']
  const moments = { observations: 0, sharpe: 0, skewness: 0, kurtosis: 3 }
  return { figures, trades: 9, spanMs: 0, moments, perYear: 365 }
}

it('shades both sides of nothing to their ends', () => {
  const reach = reachOf([-8, 0, 0.5, 2].map(scored), 'sharpeRatio')
  expect(reach).toEqual({ below: 8, above: 2 })
  expect([-8, -4, 0, 1, 2].map((value) => shadeOf(value, 'sharpeRatio', reach))).toEqual([
    -1, -0.5, 0, 0.5, 1,
  ])
})

it('takes a profit factor of one for nothing', () => {
  const reach = reachOf([0.5, 1, 1.8].map(scored), 'profitFactor')
  expect(reach.below).toBeCloseTo(0.5)
  expect(shadeOf(1, 'profitFactor', reach)).toBe(0)
  expect(shadeOf(0.75, 'profitFactor', reach)).toBeCloseTo(-0.5)
})
