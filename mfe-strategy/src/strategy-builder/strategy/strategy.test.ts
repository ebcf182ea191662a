import fc from 'fast-check'
import { strategyRules } from '../runs/strategyRules'
import {
  DEFAULT_STRATEGY,
  MAX_CONDITIONS,
  resetStrategy,
  withChangedCondition,
  withNewCondition,
  withoutCondition,
  withRestoredCondition,
} from './strategy'

function strategyOf(size: number) {
  let strategy = DEFAULT_STRATEGY
  for (let count = 1; count < size; count += 1) strategy = withNewCondition(strategy)
  return strategy
}

it('starts with the specified defaults', () => {
  expect(DEFAULT_STRATEGY).toMatchObject({
    name: 'My Strategy',
    timeframe: '1h',
    pair: 'BTC/GBP',
    conditions: [{ indicator: 'rsi', comparison: '>', value: '70' }],
    stopLoss: '3',
    takeProfit: '6',
  })
})

it('adds the first indicator, >, 50', () => {
  expect(withNewCondition(DEFAULT_STRATEGY).conditions.at(-1)).toMatchObject({
    indicator: 'movingAverage',
    comparison: '>',
    value: '50',
  })
})

it('has room for as many conditions as a rule, and comes back to no more', () => {
  const full = strategyOf(MAX_CONDITIONS)
  const [condition] = full.conditions
  if (!condition) throw new Error('it has conditions')
  expect(strategyRules(full).status).toBe('read')
  expect(withNewCondition(full)).toBe(full)

  const removed = { condition, position: 0 }
  const filledAgain = withNewCondition(withoutCondition(full, condition.id))
  expect(withRestoredCondition(filledAgain, removed)).toBe(filledAgain)

  const tooMany = { ...full, conditions: [...full.conditions, condition] }
  expect(strategyRules(tooMany)).toMatchObject({
    problem: { fault: 'tooMany', most: MAX_CONDITIONS },
  })
})

it('changes one condition only', () => {
  const strategy = strategyOf(3)
  const changed = withChangedCondition(strategy, 2, { value: '12.5' })

  expect(changed.conditions.map(({ value }) => value)).toEqual(['70', '12.5', '50'])
})

it('comes back to the same conditions when a removal is undone, whichever it was', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 12 }), fc.nat(), (size, seed) => {
      const strategy = strategyOf(size)
      const position = seed % size
      const condition = strategy.conditions[position]
      if (!condition) throw new Error('the position is within the list')
      const without = withoutCondition(strategy, condition.id)

      expect(without.conditions).toHaveLength(size - 1)
      expect(withRestoredCondition(without, { condition, position })).toEqual(strategy)
    }),
  )
})

it('never gives an id twice, whatever is added, removed, restored and reset', () => {
  const command = fc.constantFrom('add', 'remove', 'restore', 'reset')
  fc.assert(
    fc.property(fc.array(command, { maxLength: 40 }), (commands) => {
      let strategy = DEFAULT_STRATEGY
      const removed = []
      for (const name of commands) {
        const first = strategy.conditions[0]
        if (name === 'add') strategy = withNewCondition(strategy)
        if (name === 'reset') strategy = resetStrategy(strategy)
        if (name === 'remove' && first) {
          removed.push({ condition: first, position: 0 })
          strategy = withoutCondition(strategy, first.id)
        }
        if (name === 'restore') {
          const last = removed.pop()
          if (last) strategy = withRestoredCondition(strategy, last)
        }
        const ids = strategy.conditions.map(({ id }) => id)
        expect(new Set(ids).size).toBe(ids.length)
      }
    }),
  )
})
