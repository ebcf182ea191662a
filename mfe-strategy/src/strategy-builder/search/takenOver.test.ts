import { numbersOf, type PlacedNumber, type Tested, withNumbers } from '@aldergate/market/strategy'
import { strategyRules } from '../runs/strategyRules'
import { OPENING_TERMS, termsOf } from '../runs/terms'
import { DEFAULT_STRATEGY, type Strategy } from '../strategy/strategy'
import { takenOver } from './takenOver'

const PULLBACK: Strategy = {
  ...DEFAULT_STRATEGY,
  conditions: [
    { id: 1, indicator: 'rsi', comparison: '<', value: '35.0' },
    { id: 2, indicator: 'macd', comparison: '>', value: '0' },
  ],
  furtherRules: '\n  exit long when RSI(14) > 60',
}

function testedOf(strategy: Strategy): Tested {
  const read = strategyRules(strategy)
  if (read.status !== 'read') throw new Error('The rules can be read.')
  return { rules: read.rules, terms: termsOf(OPENING_TERMS, strategy) }
}

function taken(strategy: Strategy, numbers: readonly PlacedNumber[]) {
  const before = testedOf(strategy)
  const after = withNumbers(before, numbers)
  const found = takenOver(strategy, before, after)
  // Whatever way it is written, it is the very strategy that was tried.
  expect(testedOf(found)).toEqual(after)
  return found
}

it('changes stop and target where their fields are, and nothing else', () => {
  const numbers: PlacedNumber[] = [
    { place: { of: 'stopLoss' }, value: 1.5 },
    { place: { of: 'takeProfit' }, value: 0 },
  ]
  expect(taken(PULLBACK, numbers)).toEqual({ ...PULLBACK, stopLoss: '1.5', takeProfit: '0' })
})

it('changes the level of a condition in its field, and that of a further rule in its text', () => {
  const inField = taken(PULLBACK, [
    { place: { of: 'level', condition: 0, side: 'right' }, value: 30 },
  ])
  expect(inField.conditions.map(({ value }) => value)).toEqual(['30', '0'])
  expect(inField.furtherRules).toBe(PULLBACK.furtherRules)

  const inText = taken(PULLBACK, [
    { place: { of: 'level', condition: 2, side: 'right' }, value: 65 },
  ])
  expect(inText.conditions).toHaveLength(2)
  expect(inText.furtherRules).toBe('exit long when RSI(14) > 65')
})

it('changes the parameters of a condition in its row, and wherever the indicator stands', () => {
  const period = { of: 'parameter', condition: 0, side: 'left', name: 'period' } as const
  const found = taken(PULLBACK, [{ place: period, value: 9 }])
  expect(found.conditions).toMatchObject([{ parameters: { period: '9' }, value: '35' }, {}])
  expect(found.conditions[1]?.parameters).toBeUndefined()
  expect(found.furtherRules).toBe('exit long when RSI(9) > 60')

  const back = taken(found, [{ place: period, value: 14 }])
  expect(back.conditions[0]?.parameters).toBeUndefined()
})

it('leaves a strategy that has its numbers already', () => {
  expect(taken(PULLBACK, numbersOf(testedOf(PULLBACK)))).toEqual(PULLBACK)
})
