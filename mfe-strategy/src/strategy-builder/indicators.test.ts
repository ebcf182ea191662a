import { drawnSettings } from './indicators'
import type { Condition } from './strategy'

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
