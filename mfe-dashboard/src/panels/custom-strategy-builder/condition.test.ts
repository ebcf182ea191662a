/** @jest-environment jsdom */

import { COMPARISONS } from '@aldergate/market'
import { INDICATOR_IDS } from '@aldergate/market/indicators'
import type { SavedIndicator } from '@aldergate/market/state'
import { allConditions, printRule, readRules } from '@aldergate/market/strategy'
import fc from 'fast-check'
import { chosenId, conditionOf, OPENING_CONDITION } from './condition'
import { withCondition } from './withCondition'

const OWN: SavedIndicator = { id: '1-2', indicatorName: 'rsi', period: 21, color: '#00FF7F' }

it.each([
  ['movingAverage', 'MA(14) > 5'],
  ['rsi', 'RSI(14) > 5'],
  ['macd', 'MACD(12, 26, 9) > 5'],
  ['bollinger', 'BB(20, 2) > 5'],
  ['stochastic', 'Stochastic(14, 3) > 5'],
  ['volume', 'Volume > 5'],
  ['1-2', 'RSI(21) > 5'],
])('writes a condition about %s as %s', (indicatorId, text) => {
  const condition = conditionOf({ indicatorId, comparison: '>', value: '5' }, [OWN])
  expect(condition && printRule(condition)).toBe(text)
})

it('chooses another when the indicator was deleted', () => {
  const draft = { ...OPENING_CONDITION, indicatorId: '1-2' }

  expect(chosenId(draft, [OWN])).toBe('1-2')
  expect(chosenId(draft, [])).toBe('rsi')
  expect(conditionOf(draft, [])?.left).toEqual({ indicator: { id: 'rsi', period: 14 } })
})

it.each(['', ' ', 'x', '1e300', '0.0000001', 'Infinity'])('takes no value "%s"', (value) => {
  expect(conditionOf({ ...OPENING_CONDITION, value }, [])).toBeUndefined()
})

it('begins a rule block below the words, then adds to its entry', () => {
  const first = conditionOf(OPENING_CONDITION, [])
  const second = conditionOf({ ...OPENING_CONDITION, indicatorId: '1-2', comparison: '>=' }, [OWN])
  if (!first || !second) throw new Error('Both have a number.')
  const begun = withCondition('My idea.\n', first)
  expect(begun).toBe(
    'My idea.\n\n--- rules ---\ntimeframe 1h\nbuy when RSI(14) < 30\n--- end ---\n',
  )

  expect(withCondition(begun ?? '', second)).toBe(begun?.replace('< 30', '< 30 AND RSI(21) >= 30'))
})

it('adds nothing to a block that cannot be read', () => {
  const condition = conditionOf(OPENING_CONDITION, [])
  expect(condition && withCondition('--- rules ---\nhold', condition)).toBeUndefined()
})

it('writes only what it reads again', () => {
  const draft = fc.record({
    indicatorId: fc.constantFrom(...INDICATOR_IDS, OWN.id),
    comparison: fc.constantFrom(...COMPARISONS),
    value: fc.double({ noNaN: true }).map(String),
  })
  fc.assert(
    fc.property(fc.array(draft, { minLength: 1, maxLength: 4 }), (drafts) => {
      const conditions = drafts
        .map((one) => conditionOf(one, [OWN]))
        .filter((one) => one !== undefined)
      const text = conditions.reduce((before, one) => withCondition(before, one) ?? '', 'Words.')
      const read = readRules(text)

      if (conditions.length === 0) return expect(read.status).toBe('none')
      expect(
        read.status === 'read' && allConditions(read.rules).map((one) => printRule(one)),
      ).toEqual(conditions.map((one) => printRule(one)))
    }),
  )
})

it('adds to what was written as a whole', () => {
  const condition = conditionOf(OPENING_CONDITION, [])
  const block = (rule: string) => `--- rules ---\ntimeframe 1h\n${rule}\n--- end ---`
  expect(condition && withCondition(block('sell when close > 2 OR close < 1'), condition)).toBe(
    block('sell when (close > 2 OR close < 1) AND RSI(14) < 30'),
  )
})
