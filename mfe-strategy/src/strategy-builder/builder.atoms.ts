import { erasableAtom } from '@aldergate/platform'
import { atom } from 'jotai'
import {
  type Condition,
  DEFAULT_STRATEGY,
  type RemovedCondition,
  resetStrategy,
  type Strategy,
  withChangedCondition,
  withNewCondition,
  withoutCondition,
  withRestoredCondition,
} from './strategy'

/** The strategy on the bench: it stays while the trader looks at other pages. */
export const strategyAtom = erasableAtom(DEFAULT_STRATEGY)

type StrategySettings = Omit<Strategy, 'conditions' | 'nextConditionId'>

export const changeStrategyAtom = atom(null, (_get, set, change: Partial<StrategySettings>) => {
  set(strategyAtom, (strategy) => ({ ...strategy, ...change }))
})

export const addConditionAtom = atom(null, (_get, set) => {
  set(strategyAtom, withNewCondition)
})

export const changeConditionAtom = atom(
  null,
  (_get, set, id: number, change: Partial<Omit<Condition, 'id'>>) => {
    set(strategyAtom, (strategy) => withChangedCondition(strategy, id, change))
  },
)

/** Gives what `restoreConditionAtom` needs to undo it. */
export const removeConditionAtom = atom(null, (get, set, condition: Condition) => {
  const strategy = get(strategyAtom)
  const removed = { condition, position: strategy.conditions.indexOf(condition) }
  set(strategyAtom, withoutCondition(strategy, condition.id))
  return removed
})

export const restoreConditionAtom = atom(null, (_get, set, removed: RemovedCondition) => {
  set(strategyAtom, (strategy) => withRestoredCondition(strategy, removed))
})

/** Gives the strategy as it was, to undo it. */
export const resetStrategyAtom = atom(null, (get, set) => {
  const before = get(strategyAtom)
  set(strategyAtom, resetStrategy)
  return before
})
