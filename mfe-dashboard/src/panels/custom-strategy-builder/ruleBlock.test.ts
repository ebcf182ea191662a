import fc from 'fast-check'
import { readRules, ruleBlock } from './ruleBlock'
import { TEMPLATES } from './templates.data'

it.each(TEMPLATES)('reads the rules of the template $id', ({ rules }) => {
  expect(readRules(`Words.\n\n${ruleBlock(rules)}\n`).status).toBe('read')
})

it('reads timeframe, side, indicators, comparisons and values', () => {
  const block = ruleBlock(['timeframe 15m', 'sell when RSI(7) >= 70.5 AND MACD(12, 26, 9) < -1'])

  expect(readRules(`My idea.\n${block}\nMore words.`)).toEqual({
    status: 'read',
    rules: {
      timeframe: '15m',
      side: 'sell',
      conditions: [
        { indicator: { id: 'rsi', period: 7 }, comparison: '>=', value: 70.5 },
        {
          indicator: { id: 'macd', fast: 12, slow: 26, signal: 9 },
          comparison: '<',
          value: -1,
        },
      ],
    },
  })
})

it.each(['MA(20) > 45000', 'BB(20, 2) < 44000', 'Stochastic(14, 3) == 50', 'Volume <= 1000'])(
  'understands %s',
  (condition) => {
    const lines = ['timeframe 1h', `buy when ${condition}`]
    expect(readRules(ruleBlock(lines)).status).toBe('read')
  },
)

it('finds no rules in words alone', () => {
  expect(readRules('buy when RSI(14) < 30')).toEqual({ status: 'none' })
})

it.each([
  'timeframe 2h',
  'buy when RSI(0) < 30',
  'buy when RSI(14.5) < 30',
  'buy when RSI < 30',
  'buy when toString(14) < 30',
  'buy when RSI(14) = 30',
  'hold when RSI(14) < 30',
])('names the line that it cannot read: %s', (line) => {
  expect(readRules(ruleBlock([line]))).toEqual({ status: 'unreadable', line })
})

it('does not choose between two entries', () => {
  const lines = ['timeframe 1h', 'buy when RSI(14) < 30', 'sell when RSI(14) > 70']
  expect(readRules(ruleBlock(lines))).toEqual({ status: 'unreadable', line: lines[2] })
})

it('asks for what is missing', () => {
  const missing = { status: 'unreadable', line: '' }
  expect(readRules(ruleBlock(['timeframe 1h']))).toEqual(missing)
  expect(readRules(ruleBlock(['buy when RSI(14) < 30']))).toEqual(missing)
  expect(readRules('--- rules ---\ntimeframe 1h')).toEqual(missing)
})

it('takes any text without falling over it', () => {
  fc.assert(
    fc.property(fc.array(fc.string()), (lines) => {
      expect(['none', 'read', 'unreadable']).toContain(readRules(ruleBlock(lines)).status)
    }),
  )
})
