import { strategyDraftAtom } from '@aldergate/market/state'
import { keepingAtom } from '@aldergate/platform'
import { draftBench } from '@aldergate/market/draftBench'
import { atom } from 'jotai'
import { draftAfter, draftOf, strategyOfDraft } from './draft'
import {
  type Condition,
  type RemovedCondition,
  resetStrategy,
  type Strategy,
  withChangedCondition,
  withNewCondition,
  withoutCondition,
  withRestoredCondition,
} from './strategy'

const bench = draftBench({ draftAtom: strategyDraftAtom, valueOf: strategyOfDraft, draftAfter })

/** The strategy on the bench: it stays while the trader looks at other pages, and where data are kept also later. */
export const strategyAtom = bench.valueAtom

/** Shows what a link says: it takes the place of the draft only when the trader changes it. */
export const showLinkedStrategyAtom = bench.showAtom

export const openBuilderAtom = bench.openAtom

/** Whether a reload would lose what the trader has built: of what only a link made, the link brings it again. */
export const isUnkeptAtom = atom((get) => {
  const kept = get(strategyDraftAtom)
  const built = get(bench.isShownOnlyAtom) ? kept : draftOf(get(strategyAtom))
  return built !== null && (get(keepingAtom) !== 'on' || built !== kept)
})

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
