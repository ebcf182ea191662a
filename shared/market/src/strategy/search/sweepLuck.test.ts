import { expectedHighest } from '../report/luck'
import { JUDGES, type Score } from './score'
import { sweepLuck } from './sweepLuck'

/** A year and a day of returns. */
function scored(sharpeRatio: number): Score {
  const figures = Object.fromEntries(JUDGES.map((judge) => [judge, sharpeRatio]))
  const sharpe = sharpeRatio / Math.sqrt(365)
  const moments = { observations: 366, sharpe, skewness: 0, kurtosis: 3 }
  return { figures: figures as Score['figures'], trades: 9, spanMs: 0, moments, perYear: 365 }
}

it('takes the spread of candidates that are alike, and of what was tried all of it', () => {
  const scores = [0.9, 1, 1.1, NaN].map(scored)
  const luck = sweepLuck(scores, scored(1.1))
  expect(luck).toMatchObject({ trials: 4, isSpreadMeasured: true })
  expect(luck.expectedBestPerYear).toBeCloseTo(0.1 * expectedHighest(4), 9)
})

it('does not take for luck what candidates lose by their costs', () => {
  const scores = [-100, -50, -10, 1].map(scored)
  const luck = sweepLuck(scores, scored(1))
  expect(luck.isSpreadMeasured).toBe(false)
  // By chance a year of returns has a Sharpe ratio that deviates by 1 from none.
  expect(luck.expectedBestPerYear).toBeCloseTo(expectedHighest(4), 9)
})
