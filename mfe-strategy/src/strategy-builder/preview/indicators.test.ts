import { drawnSettings } from './indicators'
import type { Condition } from '../strategy/strategy'

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

it('draws the same indicator twice where its parameters differ, and as at first while they cannot be read', () => {
  const rsi = { id: 1, indicator: 'rsi', comparison: '>', value: '50' } as const
  expect(
    drawnSettings([
      rsi,
      { ...rsi, id: 2, parameters: { period: '21' } },
      { ...rsi, id: 3, source: 'hl2' },
      { ...rsi, id: 4, parameters: { period: '' } },
    ]),
  ).toEqual([
    { id: 'rsi', period: 14 },
    { id: 'rsi', period: 21 },
    { id: 'rsi', period: 14, source: 'hl2' },
  ])
})
