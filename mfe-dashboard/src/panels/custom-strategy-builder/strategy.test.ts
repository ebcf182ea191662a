import { english } from '@aldergate/testing/english'
import {
  EMPTY_STRATEGY,
  hasTypedText,
  isDefined,
  isSameStrategy,
  parameterError,
  PARAMETERS,
  type Strategy,
  wrongParameter,
  idleParameter,
} from './strategy'
import { STRATEGY_TEST_MS, testProgress } from './strategyTest'

const EN = english(__dirname)

it('has the specified parameters at first', () => {
  expect(PARAMETERS).toEqual({
    riskTolerance: 5,
    stopLoss: 2,
    targetProfit: 10,
    tradeVolume: 1000,
    maxTradesPerDay: 5,
  })
  expect(wrongParameter(EMPTY_STRATEGY)).toBeUndefined()
})

it.each([
  ['', '', false],
  ['Night shift', '  \n', false],
  ['  ', 'Buy low.', false],
  ['Night shift', 'Buy low.', true],
])('name "%s" with definition "%s" can be tested: %s', (name, definition, expected) => {
  expect(isDefined({ ...EMPTY_STRATEGY, name, definition })).toBe(expected)
})

it.each([
  ['0', undefined],
  ['2.5', undefined],
  ['-0.1', 'parameterNegative'],
  ['', 'parameterMissing'],
  ['1e999', 'parameterMissing'],
])('answers a parameter of "%s" with %s', (typed, expected) => {
  expect(parameterError(typed)).toBe(expected)
})

it.each<[string, object, string | undefined]>([
  ['the defaults', {}, undefined],
  ['no risk', { riskTolerance: '0' }, 'riskTolerance'],
  [
    'no risk, where there is no stop to reckon it by',
    { riskTolerance: '0', stopLoss: '0' },
    undefined,
  ],
  ['no volume', { tradeVolume: '0.0' }, 'tradeVolume'],
  ['no trade a day', { maxTradesPerDay: '0' }, 'maxTradesPerDay'],
  ['half a trade a day', { maxTradesPerDay: '0.5' }, 'maxTradesPerDay'],
  ['a trade and a half a day', { maxTradesPerDay: '1.5' }, undefined],
  ['a field that is empty', { tradeVolume: '' }, undefined],
])('knows which parameter lets nothing be traded: %s', (_what, change, expected) => {
  const parameters = { ...EMPTY_STRATEGY.parameters, ...change }
  expect(idleParameter({ parameters })).toBe(expected)
})

it.each<[boolean, string, Partial<Strategy>]>([
  [true, 'nothing', {}],
  [true, 'where the same text came from', { template: 'momentum', filled: 'Buy low.' }],
  [false, 'the name', { name: 'Day shift' }],
  [false, 'the definition', { definition: 'Buy high.' }],
  [false, 'a parameter', { parameters: { ...EMPTY_STRATEGY.parameters, tradeVolume: '2000' } }],
])('is the same strategy, %s, where another copy of it differs in %s', (same, _what, change) => {
  const strategy = { ...EMPTY_STRATEGY, name: 'Night shift', definition: 'Buy low.' }
  const copy = { ...strategy, parameters: { ...strategy.parameters }, ...change }
  expect(isSameStrategy(strategy, copy)).toBe(same)
})

it('tells typed text from what a template has filled in', () => {
  expect(hasTypedText(EMPTY_STRATEGY)).toBe(false)
  expect(hasTypedText({ ...EMPTY_STRATEGY, definition: 'A', filled: 'A' })).toBe(false)
  expect(hasTypedText({ ...EMPTY_STRATEGY, definition: 'AB', filled: 'A' })).toBe(true)
})

it('tests for three seconds', () => {
  expect(STRATEGY_TEST_MS).toBe(3_000)
  expect(testProgress(1_000, 1_000)).toBe(0)
  expect(testProgress(1_000, 2_500)).toBe(50)
  expect(testProgress(1_000, 9_000)).toBe(100)
})

it('says "success" in the English result of a test, which is therefore not an error', () => {
  expect(EN('testPassed')).toContain('success')
})
