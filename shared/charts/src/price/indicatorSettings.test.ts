import { INDICATORS } from '@aldergate/market'
import { parameterError, withParameter } from './indicatorSettings'

it('changes one parameter and leaves the rest', () => {
  const setting = { id: 'stochastic', k: 14, d: 3, color: '#00FF00' } as const
  expect(withParameter(setting, 'k', 21)).toEqual({ ...setting, k: 21 })
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
