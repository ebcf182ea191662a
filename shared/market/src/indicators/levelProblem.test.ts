import { OPENING_STRATEGY } from '../openingStrategy'
import { levelProblem } from './levelProblem'
import type { IndicatorId } from './table'

it.each<[IndicatorId, string, string | undefined]>([
  ['rsi', '100', undefined],
  ['rsi', '100.1', 'aboveHundred'],
  ['stochastic', '-1', 'negative'],
  ['macd', '-1.5', undefined],
  ['volume', '250000', undefined],
  ['movingAverage', '', 'missing'],
  ['williamsR', '-20', undefined],
  ['williamsR', '0.1', 'aboveZero'],
  ['williamsR', '-100.1', 'belowMinusHundred'],
])('answers a condition on %s with the value "%s" with %s', (indicator, value, expected) => {
  expect(levelProblem(indicator, value)).toBe(expected)
})

it('has no problem with the condition that a strategy begins with', () => {
  expect(levelProblem(OPENING_STRATEGY.indicator, OPENING_STRATEGY.value)).toBeUndefined()
})
