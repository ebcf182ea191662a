import {
  INDICATOR_IDS,
  INDICATORS,
  indicatorSettingOf,
  initialSetting,
  isInRange,
} from './settings'

it('has the indicators of the specification, in its order', () => {
  expect(INDICATOR_IDS.map((id) => INDICATORS[id].name)).toEqual([
    'Moving Average',
    'RSI',
    'MACD',
    'Bollinger Bands',
    'Stochastic Oscillator',
    'Volume',
  ])
})

it('starts with a red moving average over 14 candles', () => {
  expect(initialSetting('movingAverage')).toEqual({
    id: 'movingAverage',
    period: 14,
    color: '#FF0000',
  })
})

it.each(INDICATOR_IDS)('takes back what it has kept of %s', (id) => {
  const setting = initialSetting(id)

  expect(indicatorSettingOf(JSON.parse(JSON.stringify(setting)))).toEqual(setting)
})

it('does not need a colour', () => {
  expect(indicatorSettingOf({ id: 'volume' })).toEqual({ id: 'volume' })
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
  ['a colour that is no colour', { id: 'rsi', period: 14, color: 'url(x)' }],
])('refuses %s', (_what, data) => {
  expect(indicatorSettingOf(data)).toBeUndefined()
})

it('tells what a parameter may be', () => {
  const { period, deviations } = INDICATORS.bollinger.parameters

  expect([1, 14, 500].every((value) => isInRange(period, value))).toBe(true)
  expect([0, 1.5, 501, NaN].some((value) => isInRange(period, value))).toBe(false)
  expect(isInRange(deviations, 2.5)).toBe(true)
})
