import { INDICATORS, initialSetting } from '@aldergate/market/indicators'
import { parameterError, takesColor, withParameter, withSource } from './indicatorSettings'

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

it('writes a source down only where it is not the indicator’s own', () => {
  const chosen = withSource(initialSetting('cci'), 'close')
  expect(chosen).toEqual({ id: 'cci', period: 20, source: 'close' })
  expect(withSource(chosen, 'hlc3')).toEqual(initialSetting('cci'))
})

it('asks for a colour where one is drawn', () => {
  expect(takesColor(initialSetting('macd'))).toBe(true)
  expect(takesColor(initialSetting('parabolicSar'))).toBe(true)
  expect(takesColor(initialSetting('volume'))).toBe(false)
  expect(takesColor(initialSetting('supertrend'))).toBe(false)
})
