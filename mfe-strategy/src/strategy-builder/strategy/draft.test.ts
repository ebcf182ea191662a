import { draftAfter, draftOf, strategyOfDraft } from './draft'
import { DEFAULT_STRATEGY, resetStrategy, type Strategy, withNewCondition } from './strategy'

/** With all that a link cannot say in the rows: unfinished fields, one of two conditions, a crossing, parameters. */
const BUILT: Strategy = {
  ...DEFAULT_STRATEGY,
  name: '',
  timeframe: '4h',
  pair: 'ETH/GBP',
  join: 'any',
  stopLoss: '',
  takeProfit: '101',
  furtherRules: 'exit long when RSI(',
  conditions: [
    {
      id: 4,
      indicator: 'rsi',
      parameters: { period: '' },
      comparison: '>',
      crosses: true,
      value: '30',
    },
    { id: 7, indicator: 'movingAverage', source: 'high', comparison: '<', value: '' },
  ],
  nextConditionId: 9,
}

function withoutIds({ conditions, ...rest }: Strategy) {
  const rows = conditions.map((condition) => ({ ...condition, id: undefined }))
  return { ...rest, conditions: rows, nextConditionId: undefined }
}

/** A draft with one part changed. */
function changed(change: object): string {
  return JSON.stringify({ ...JSON.parse(draftOf(BUILT) ?? ''), ...change })
}

it('gives a strategy back as it was built, unfinished fields and all', () => {
  const strategy = strategyOfDraft(draftOf(BUILT))

  expect(withoutIds(strategy)).toEqual(withoutIds(BUILT))
  const ids = strategy.conditions.map(({ id }) => id)
  expect(new Set(ids).size).toBe(2)
  expect(Math.max(...ids)).toBeLessThan(strategy.nextConditionId)
})

it('is nothing for the strategy that all begin with, whatever came between', () => {
  expect(draftOf(DEFAULT_STRATEGY)).toBeNull()
  expect(draftOf(resetStrategy(withNewCondition(BUILT)))).toBeNull()
  expect(strategyOfDraft(null)).toBe(DEFAULT_STRATEGY)
})

it.each(['', '{', 'null', '[]', '{"name":"Dip"}', changed({ strategy: { name: 7 } })])(
  'begins anew where the text is no strategy, and gives way to the next change: %s',
  (text) => {
    expect(strategyOfDraft(text)).toBe(DEFAULT_STRATEGY)
    expect(draftAfter(text, BUILT)).toBe(draftOf(BUILT))
  },
)

it('begins anew beside what a newer builder wrote, and leaves that alone', () => {
  const newer = changed({ version: 2 })

  expect(strategyOfDraft(newer)).toBe(DEFAULT_STRATEGY)
  expect(draftAfter(newer, BUILT)).toBe(newer)
  expect(draftAfter(newer, DEFAULT_STRATEGY)).toBe(newer)
})

it('stays as it was where the next one could not be read again', () => {
  const before = draftOf(BUILT)

  expect(draftAfter(before, { ...BUILT, furtherRules: 'x'.repeat(20_001) })).toBe(before)
  expect(draftAfter(before, { ...BUILT, stopLoss: '1'.repeat(31) })).toBe(before)
})
