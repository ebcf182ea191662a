import { drawnSettings, withPeriods } from './indicators'
import type { Condition } from './strategy'

it('writes an indicator with the periods that the charts use', () => {
  expect(withPeriods('rsi', 'RSI')).toBe('RSI(14)')
  expect(withPeriods('macd', 'MACD')).toBe('MACD(12, 26, 9)')
  expect(withPeriods('bollinger', 'BB')).toBe('BB(20, 2)')
  expect(withPeriods('stochastic', 'Stochastic')).toBe('Stochastic(14, 3)')
  expect(withPeriods('volume', 'Volume')).toBe('Volume')
})

it('draws each indicator of the conditions once', () => {
  const conditions = (['rsi', 'volume', 'rsi'] as const).map((indicator, index): Condition => ({
    id: index + 1,
    indicator,
    comparison: '>',
    value: '50',
  }))

  expect(drawnSettings(conditions).map(({ id }) => id)).toEqual(['rsi', 'volume'])
  expect(drawnSettings([])).toEqual([])
})
