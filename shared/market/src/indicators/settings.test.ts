import { indicatorSettingOf, initialSetting, isOfCloses, parametersOf, sourceOf } from './settings'
import { isInRange } from '../parameterRange'
import { INDICATOR_IDS, INDICATORS } from './table'

it.each(INDICATOR_IDS)('takes back what it has kept of %s', (id) => {
  const setting = initialSetting(id)

  expect(indicatorSettingOf(JSON.parse(JSON.stringify(setting)))).toEqual(setting)
})

it('has a colour only where the trader gave it one', () => {
  expect(indicatorSettingOf({ id: 'volume' })).toEqual({ id: 'volume' })
  const green = { id: 'rsi', period: 14, color: '#00FF00' }
  expect(indicatorSettingOf(green)).toEqual(green)
})

it('lists the parameters in the order in which they are written', () => {
  const names = parametersOf(initialSetting('macd')).map(({ name, value }) => [name, value])
  expect(names).toEqual([
    ['fast', 12],
    ['slow', 26],
    ['signal', 9],
  ])
})

it.each([
  ['nothing', null],
  ['a text', 'rsi'],
  ['an unknown indicator', { id: 'toString', period: 14 }],
  ['a missing parameter', { id: 'macd', fast: 12, slow: 26 }],
  ['a period of none', { id: 'rsi', period: 0 }],
  ['a period beyond 500', { id: 'rsi', period: 501 }],
  ['half a candle', { id: 'rsi', period: 14.5 }],
  ['a period as text', { id: 'rsi', period: '14' }],
  ['bands without width', { id: 'bollinger', period: 20, deviations: 0 }],
  ['a source that is none', { id: 'rsi', period: 14, source: 'vwap' }],
  ['a colour that is no colour', { id: 'rsi', period: 14, color: 'url(x)' }],
])('refuses %s', (_what, data) => {
  expect(indicatorSettingOf(data)).toBeUndefined()
})

it('has a source where there is one to choose, the indicator’s own unless another is', () => {
  expect(sourceOf(initialSetting('rsi'))).toBe('close')
  expect(sourceOf(initialSetting('cci'))).toBe('hlc3')
  expect(sourceOf(initialSetting('atr'))).toBeUndefined()
  const chosen = indicatorSettingOf({ id: 'cci', period: 20, source: 'close' })
  expect(chosen).toEqual({ id: 'cci', period: 20, source: 'close' })
  expect(chosen && isOfCloses(chosen)).toBe(true)
  expect(isOfCloses({ id: 'rsi', period: 14, source: 'hl2' })).toBe(false)
  expect(isOfCloses(initialSetting('volume'))).toBe(false)
})

it('tells what a parameter may be', () => {
  const { period, deviations } = INDICATORS.bollinger.parameters

  expect([1, 14, 500].every((value) => isInRange(period, value))).toBe(true)
  expect([0, 1.5, 501, NaN].some((value) => isInRange(period, value))).toBe(false)
  expect(isInRange(deviations, 2.5)).toBe(true)
})
