import {
  conditionError,
  isComplete,
  isSoundCondition,
  nameError,
  stopLossError,
  takeProfitError,
} from './numberRules'
import { DEFAULT_STRATEGY } from './strategy'

it('says what is wrong with a number in words of the catalogue', () => {
  expect(stopLossError('100')).toBe('stopTooFar')
  expect(takeProfitError('2.55')).toBe('numberTooFine')
  expect(conditionError({ indicator: 'rsi', value: '100.1' })).toBe('numberAboveHundred')
  expect(conditionError({ indicator: 'macd', value: '-1.5' })).toBeUndefined()
})

it('needs parameters that the indicator can have', () => {
  const condition = { id: 1, indicator: 'rsi', comparison: '>', value: '70' } as const
  expect(isSoundCondition(condition)).toBe(true)
  expect(isSoundCondition({ ...condition, parameters: { period: '21' } })).toBe(true)
  for (const period of ['', '0', '501', '2.5', 'x']) {
    expect(isSoundCondition({ ...condition, parameters: { period } })).toBe(false)
  }
})

it('asks for a name that is more than spaces', () => {
  expect(nameError('   ')).toBe('nameMissing')
  expect(nameError('A')).toBeUndefined()
})

it('takes a name of eighty characters, whatever a character is made of, and no longer one', () => {
  expect(nameError(` ${'𝕏'.repeat(80)} `)).toBeUndefined()
  expect(nameError('x'.repeat(81))).toBe('nameTooLong')
})

it('is complete with its defaults, and not without a condition, a name or a number', () => {
  expect(isComplete(DEFAULT_STRATEGY)).toBe(true)
  expect(isComplete({ ...DEFAULT_STRATEGY, conditions: [] })).toBe(false)
  expect(isComplete({ ...DEFAULT_STRATEGY, name: '' })).toBe(false)
  expect(isComplete({ ...DEFAULT_STRATEGY, stopLoss: '-1' })).toBe(false)
  expect(isComplete({ ...DEFAULT_STRATEGY, takeProfit: '' })).toBe(false)
})
