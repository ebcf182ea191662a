import { conditionsInWords } from './sentence'

const WORDING: Parameters<typeof conditionsInWords>[1] = {
  join: 'OR',
  shortName: (id) => id.toUpperCase(),
  number: String,
  crosses: (direction, indicator, level) => `${indicator} over-${direction} ${level}`,
}

it('says parameters, source and crossings as they are chosen', () => {
  const words = conditionsInWords(
    [
      {
        id: 1,
        indicator: 'rsi',
        parameters: { period: '21' },
        source: 'hl2',
        comparison: '>',
        crosses: true,
        value: '70',
      },
      { id: 2, indicator: 'rsi', comparison: '==', crosses: true, value: '50' },
    ],
    WORDING,
  )
  expect(words).toBe('RSI(21, hl2) over-above 70 OR RSI(14) == 50')
})

it('lists the conditions with their periods, joined by the word for "and"', () => {
  const words = conditionsInWords(
    [
      { id: 1, indicator: 'rsi', comparison: '>', value: '70' },
      { id: 2, indicator: 'macd', comparison: '<=', value: '0.5' },
    ],
    { ...WORDING, join: 'AND' },
  )

  expect(words).toBe('RSI(14) > 70 AND MACD(12, 26, 9) <= 0.5')
})
