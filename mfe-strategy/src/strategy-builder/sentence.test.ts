import { conditionsInWords } from './sentence'

it('lists the conditions with their periods, joined by the word for "and"', () => {
  const words = conditionsInWords(
    [
      { id: 1, indicator: 'rsi', comparison: '>', value: '70' },
      { id: 2, indicator: 'macd', comparison: '<=', value: '0.5' },
    ],
    { and: 'AND', shortName: (id) => id.toUpperCase(), number: String },
  )

  expect(words).toBe('RSI(14) > 70 AND MACD(12, 26, 9) <= 0.5')
})
