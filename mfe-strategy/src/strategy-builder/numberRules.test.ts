import type { IndicatorId } from '@aldergate/market'
import fc from 'fast-check'
import {
  conditionError,
  isComplete,
  nameError,
  stopLossError,
  takeProfitError,
} from './numberRules'
import { DEFAULT_STRATEGY } from './strategy'

it.each([
  ['', 'numberMissing'],
  ['  ', 'numberMissing'],
  ['abc', 'numberInvalid'],
  ['-0.1', 'numberNegative'],
  ['2.55', 'numberTooFine'],
  ['0', undefined],
  ['2.5', undefined],
  ['99.9', undefined],
])('answers a stop-loss and a take-profit of "%s" with %s', (typed, expected) => {
  expect(stopLossError(typed)).toBe(expected)
  expect(takeProfitError(typed)).toBe(expected)
})

it('takes a target of more than all of the price, and no such stop', () => {
  expect(takeProfitError('120')).toBeUndefined()
  expect(stopLossError('100')).toBe('stopTooFar')
  expect(stopLossError('120')).toBe('stopTooFar')
})

it('takes every step of a tenth', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000 }), (tenths) => {
      expect(takeProfitError(String(tenths / 10))).toBeUndefined()
    }),
  )
})

it.each<[IndicatorId, string, string | undefined]>([
  ['rsi', '100', undefined],
  ['rsi', '100.1', 'numberAboveHundred'],
  ['stochastic', '-1', 'numberNegative'],
  ['macd', '-1.5', undefined],
  ['volume', '250000', undefined],
  ['movingAverage', '', 'numberMissing'],
])('answers a condition on %s with the value "%s" with %s', (indicator, value, expected) => {
  expect(conditionError({ indicator, comparison: '>', value })).toBe(expected)
})

it('asks for a name that is more than spaces', () => {
  expect(nameError('   ')).toBe('nameMissing')
  expect(nameError('A')).toBeUndefined()
})

it('is complete with its defaults, and not without a condition, a name or a number', () => {
  expect(isComplete(DEFAULT_STRATEGY)).toBe(true)
  expect(isComplete({ ...DEFAULT_STRATEGY, conditions: [] })).toBe(false)
  expect(isComplete({ ...DEFAULT_STRATEGY, name: '' })).toBe(false)
  expect(isComplete({ ...DEFAULT_STRATEGY, stopLoss: '-1' })).toBe(false)
  expect(isComplete({ ...DEFAULT_STRATEGY, takeProfit: '' })).toBe(false)
})
