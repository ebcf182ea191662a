import { printRules } from '@aldergate/market/strategy'
import { DEFAULT_STRATEGY, type Strategy } from '../strategy/strategy'
import { cumulativeBeside, strategyRules } from './strategyRules'

function rulesOf(change: Partial<Strategy>) {
  const read = strategyRules({ ...DEFAULT_STRATEGY, ...change })
  return read.status === 'read' ? printRules(read.rules) : read
}

it('buys when all conditions hold, and does what the further rules say', () => {
  const conditions = [
    { id: 1, indicator: 'rsi', comparison: '>', value: '70' },
    { id: 2, indicator: 'macd', comparison: '<=', value: '-0.50' },
  ] as const
  expect(rulesOf({ conditions, furtherRules: '\nexit long when RSI(14) < 50' })).toEqual([
    'timeframe 1h',
    'buy when RSI(14) > 70 AND MACD(12, 26, 9) <= -0.5',
    'exit long when RSI(14) < 50',
  ])
})

it('says parameters, source, crossings and that one condition is enough', () => {
  const conditions: Strategy['conditions'] = [
    {
      id: 1,
      indicator: 'rsi',
      parameters: { period: '21' },
      source: 'hl2',
      comparison: '>',
      crosses: true,
      value: '70',
    },
    { id: 2, indicator: 'macd', comparison: '<', crosses: true, value: '0' },
    { id: 3, indicator: 'volume', comparison: '==', crosses: true, value: '5' },
    { id: 4, indicator: 'rsi', parameters: { period: '' }, comparison: '>', value: '1' },
  ]
  expect(rulesOf({ conditions, join: 'any' })).toEqual([
    'timeframe 1h',
    'buy when RSI(21, hl2) crosses above 70 OR MACD(12, 26, 9) crosses below 0 OR Volume == 5',
  ])
})

it('may do without conditions, when its rules say when to enter', () => {
  expect(rulesOf({ conditions: [], furtherRules: 'sell when close < 1' })).toEqual([
    'timeframe 1h',
    'sell when close < 1',
  ])
})

it('points into the further rules, and at a second rule for buying', () => {
  const problem = (furtherRules: string) => {
    const read = strategyRules({ ...DEFAULT_STRATEGY, furtherRules })
    return read.status === 'unreadable' ? read.problem : read
  }
  expect(problem('exit long when close > 1\nexit short when RSX(2) > 1')).toMatchObject({
    fault: 'unknownTerm',
    line: 2,
    column: 17,
  })
  expect(problem('buy when close > 1')).toMatchObject({ fault: 'twice', line: 1 })
})

it('points at a mark of a block among the further rules, and reads none of them', () => {
  const rules = 'exit long when close > 1\n  --- end ---\nexit short when close < 1'
  expect(rulesOf({ furtherRules: rules })).toMatchObject({
    problem: { fault: 'unknownLineOfBlock', word: '--- end ---', line: 2, column: 3, length: 11 },
  })
})

it('finds what counts on from a beginning in the further rules, and leaves the conditions out', () => {
  const obv = { id: 1, indicator: 'obv', comparison: '>', value: '0' } as const
  const found = (change: Partial<Strategy>) => {
    const strategy = { ...DEFAULT_STRATEGY, ...change }
    const read = strategyRules(strategy)
    return read.status === 'read' ? cumulativeBeside(strategy, read.rules) : read
  }

  expect(found({ conditions: [obv], furtherRules: 'exit long when RSI(14) < 50' })).toEqual([])
  expect(found({ furtherRules: 'exit long when OBV < 0 OR OBV < OBV on 4h' })).toEqual(['obv'])
  expect(found({ conditions: [], furtherRules: 'buy when close > 1 AND OBV > 0' })).toEqual(['obv'])
})
