import { strategyDraftAtom } from '@aldergate/market/state'
import { keepingAtom } from '@aldergate/platform'
import { draftBench } from '@aldergate/market/draftBench'
import { atom } from 'jotai'
import { draftAfter, draftOf, strategyOfDraft } from './draft'
import {
  type Condition,
  type RemovedCondition,
  type Strategy,
  withChangedCondition,
  withNewCondition,
  withoutCondition,
  withRestoredCondition,
} from './strategy'

const bench = draftBench({ draftAtom: strategyDraftAtom, valueOf: strategyOfDraft, draftAfter })

/** The strategy being edited: it survives opening other pages and, with storage allowed, a reload. */
export const strategyAtom = bench.valueAtom

/** Shows a linked strategy: it replaces the draft only when the trader changes it. */
export const showLinkedStrategyAtom = bench.showAtom

export const openBuilderAtom = bench.openAtom

/** Whether a reload would lose the trader's work: an unchanged linked strategy comes back with its link. */
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

/** Returns what `restoreConditionAtom` needs for undo. */
export const removeConditionAtom = atom(null, (get, set, condition: Condition) => {
  const strategy = get(strategyAtom)
  const removed = { condition, position: strategy.conditions.indexOf(condition) }
  set(strategyAtom, withoutCondition(strategy, condition.id))
  return removed
})

export const restoreConditionAtom = atom(null, (_get, set, removed: RemovedCondition) => {
  set(strategyAtom, (strategy) => withRestoredCondition(strategy, removed))
})

/** A strategy that took the place of another. */
export type Replacement = Record<'before' | 'after', Strategy>

/** Replaces the whole strategy. Returns what `takeBackAtom` needs for undo. */
export const replaceStrategyAtom = atom(
  null,
  (get, set, replace: (before: Strategy) => Strategy): Replacement => {
    const before = get(strategyAtom)
    set(strategyAtom, replace)
    return { before, after: get(strategyAtom) }
  },
)

/** Takes a replacement back, unless the strategy was edited since. Returns whether it did. */
export const takeBackAtom = atom(null, (get, set, { before, after }: Replacement) => {
  const isAsReplaced = get(strategyAtom) === after
  if (isAsReplaced) set(strategyAtom, before)
  return isAsReplaced
})
