import { INDICATOR_IDS, INDICATORS, IndicatorSetting } from '@aldergate/market'
import { initialSetting, parameterError, parametersOf, withParameter } from './indicatorSettings'
import * as v from 'valibot'

it.each(INDICATOR_IDS)('begins %s with parameters that are valid', (id) => {
  expect(v.parse(IndicatorSetting, initialSetting(id))).toEqual(initialSetting(id))
})

it('begins the moving average as the specification says', () => {
  expect(initialSetting('movingAverage')).toEqual({ id: 'movingAverage', period: 14 })
})

it('lists the parameters in the order of the table', () => {
  const names = parametersOf(initialSetting('macd')).map(({ name, value }) => [name, value])
  expect(names).toEqual([
    ['fast', 12],
    ['slow', 26],
    ['signal', 9],
  ])
  expect(withParameter(initialSetting('rsi'), 'period', 21)).toEqual({ id: 'rsi', period: 21 })
})

it.each([
  ['14', undefined],
  ['', 'notWhole'],
  ['1.5', 'notWhole'],
  ['0', 'outOfRange'],
  ['501', 'outOfRange'],
  ['1e9', 'outOfRange'],
])('says of the period "%s": %s', (typed, error) => {
  expect(parameterError(typed, INDICATORS.rsi.parameters.period)).toBe(error)
})

it('takes parts of a standard deviation', () => {
  const { deviations } = INDICATORS.bollinger.parameters
  expect(parameterError('2.5', deviations)).toBeUndefined()
  expect(parameterError('', deviations)).toBe('outOfRange')
})
