import { barsOf, runOf } from '@aldergate/testing/backtestRun'
import { efficiencyOf } from './efficiency'
import { bestOf, JUDGES, type Score, scoreOfRun, YEARLY_JUDGES } from './score'

function scored(sharpeRatio: number, trades = 10): Score {
  const figures = Object.fromEntries(JUDGES.map((judge) => [judge, sharpeRatio]))
  const moments = { observations: 0, sharpe: 0, skewness: 0, kurtosis: 3 }
  return { figures: figures as Score['figures'], trades, spanMs: 0, moments, perYear: 365 }
}

it('takes the first of the best, and nobody with too few trades or without the figure', () => {
  const scores = [scored(NaN), scored(9, 2), scored(1), scored(2), scored(2)]
  expect(bestOf(scores, 'sharpeRatio', 5)).toBe(3)
  expect(bestOf([scored(1, 0)], 'maxDrawdown', 0)).toBeUndefined()
  expect(bestOf([], 'sharpeRatio', 1)).toBeUndefined()
})

it('keeps of a run what it is judged by', () => {
  const bars = barsOf([100, 110, 121, 133.1])
  const score = scoreOfRun(runOf(bars, [{ entryBar: 1, exitBar: 3, quantity: 10 }]), bars)
  expect(score).toMatchObject({ trades: 1, spanMs: 3 * 86_400_000, perYear: 365 })
  expect(score.figures.totalReturn).toBeCloseTo(0.21)
  expect(score.moments.observations).toBe(3)
})

it('knows by which figures nothing can be judged in a few hours', () => {
  const bars = barsOf([100, 110, 90, 120, 110], 3_600_000)
  const trades = [
    { entryBar: 1, exitBar: 2 },
    { entryBar: 2, exitBar: 3 },
    { entryBar: 3, exitBar: 4 },
  ]
  const { figures } = scoreOfRun(runOf(bars, trades), bars)
  expect(JUDGES.filter((judge) => Number.isNaN(figures[judge]))).toEqual([...YEARLY_JUDGES])
})

it('keeps no Calmar ratio that the report tells nothing by', () => {
  const bars = barsOf([100, 90, 400, 400])
  const score = scoreOfRun(runOf(bars, [{ entryBar: 0, exitBar: 3, quantity: 10 }]), bars)
  expect(score.figures.calmarRatio).toBeNaN()
  expect(score.figures.totalReturn).toBeCloseTo(3)
})

it('sets growth a year while unseen against growth a year while chosen', () => {
  const grown = (totalReturn: number, days: number) => ({
    figures: { totalReturn },
    spanMs: days * 86_400_000,
  })
  expect(efficiencyOf([grown(0.21, 200)], [grown(0.1, 100)])).toBeCloseTo(1)
  expect(efficiencyOf([grown(0.21, 100)], [grown(0.1, 100)])).toBeCloseTo(0.5)
  expect(efficiencyOf([grown(0.1, 100)], [grown(-0.1, 100)])).toBeLessThan(-1)
  expect(efficiencyOf([grown(-0.1, 100)], [grown(0.1, 100)])).toBeNaN()
  expect(efficiencyOf([grown(0.1, 100)], [grown(-1, 100), grown(0.1, 100)])).toBe(-Infinity)
})
