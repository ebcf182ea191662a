import {
  indicatorOfLink,
  linkNameOf,
  readRuleNotation,
  ruleNotation,
  withParameters,
} from './notation'
import { initialSetting, parametersOf } from './settings'
import { INDICATOR_IDS, indicatorOf } from './table'

it('writes a name with the parameters', () => {
  expect(withParameters('RSI', initialSetting('rsi'))).toBe('RSI(14)')
  expect(withParameters('MACD', initialSetting('macd'))).toBe('MACD(12, 26, 9)')
  expect(withParameters('BB', initialSetting('bollinger'))).toBe('BB(20, 2)')
  expect(withParameters('Volume', initialSetting('volume'))).toBe('Volume')
})

it.each([
  ['movingAverage', 'MA(14)'],
  ['rsi', 'RSI(14)'],
  ['macd', 'MACD(12, 26, 9)'],
  ['bollinger', 'BB(20, 2)'],
  ['stochastic', 'Stochastic(14, 3)'],
  ['volume', 'Volume'],
] as const)('writes %s into rules as %s', (id, text) => {
  expect(ruleNotation(initialSetting(id))).toBe(text)
})

it.each(INDICATOR_IDS)('reads %s back from rules, in whatever case', (id) => {
  const setting = initialSetting(id)
  const { keyword } = indicatorOf(id)
  const values = parametersOf(setting).map(({ value }) => value)

  expect(readRuleNotation(keyword.toUpperCase(), values)).toEqual(setting)
  expect(readRuleNotation(keyword.toLowerCase(), values)).toEqual(setting)
})

it.each([
  ['foo', []],
  ['toString', []],
  ['RSI', []],
  ['RSI', [14, 3]],
  ['RSI', [0]],
  ['MACD', [12, 26, NaN]],
])('reads nothing from %s(%j)', (keyword, values) => {
  expect(readRuleNotation(keyword, values)).toBeUndefined()
})

it('writes a source that is not the indicator’s own, and reads it', () => {
  const setting = { id: 'rsi', period: 14, source: 'hl2' } as const

  expect(ruleNotation(setting)).toBe('RSI(14, hl2)')
  expect(readRuleNotation('RSI', [14], 'hl2')).toEqual(setting)
  expect(readRuleNotation('RSI', [14], 'close')).toEqual(initialSetting('rsi'))
  expect(ruleNotation({ id: 'cci', period: 20, source: 'close' })).toBe('CCI(20, close)')
  expect(ruleNotation({ id: 'cci', period: 20, source: 'hlc3' })).toBe('CCI(20)')
  expect(readRuleNotation('Volume', [], 'close')).toBeUndefined()
})

it('keeps the names that links have had from the first', () => {
  expect(INDICATOR_IDS.slice(0, 6).map(linkNameOf)).toEqual([
    'movingAverage',
    'rsi',
    'macd',
    'bollingerBands',
    'stochastic',
    'volume',
  ])
  expect(INDICATOR_IDS.map(linkNameOf).map(indicatorOfLink)).toEqual(INDICATOR_IDS)
  expect(['bollinger', 'constructor', ''].map(indicatorOfLink)).toEqual(Array(3).fill(undefined))
})
