import { strategyDraftAtom } from '@aldergate/market/state'
import { erasableAtom, keepingAtom } from '@aldergate/platform'
import { atom, type SetStateAction } from 'jotai'
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

/** What was built in this tab, or came by a link. */
interface Bench {
  strategy: Strategy
  /** The draft that it has replaced: one that comes later takes its place, unless the page is open. */
  draft: string | null
  /** Whether it is as the link made it, which would bring it again. */
  isLinked?: boolean
}

const benchAtom = erasableAtom<Bench | null>(null)

const isOpenAtom = atom(false)

const draftStrategyAtom = atom((get) => strategyOfDraft(get(strategyDraftAtom)))

/** The strategy on the bench: it stays while the trader looks at other pages, and where data are kept also later. */
export const strategyAtom = atom(
  (get) => {
    const bench = get(benchAtom)
    const isLatest = get(isOpenAtom) || bench?.draft === get(strategyDraftAtom)
    return bench && isLatest ? bench.strategy : get(draftStrategyAtom)
  },
  (get, set, next: SetStateAction<Strategy>) => {
    const strategy = typeof next === 'function' ? next(get(strategyAtom)) : next
    const draft = draftAfter(get(strategyDraftAtom), strategy)
    set(strategyDraftAtom, draft)
    set(benchAtom, { strategy, draft })
  },
)

/** Shows what a link says: it takes the place of the draft only when the trader changes it. */
export const showLinkedStrategyAtom = atom(null, (get, set, strategy: Strategy) => {
  set(benchAtom, { strategy, draft: get(strategyDraftAtom), isLinked: true })
})

/** For the page that opens or goes: what it shows then stands against the drafts of other tabs so far. */
export const openBuilderAtom = atom(null, (get, set, isOpen: boolean) => {
  const bench = get(benchAtom)
  const isShown = bench?.strategy === get(strategyAtom)
  set(benchAtom, bench && isShown ? { ...bench, draft: get(strategyDraftAtom) } : null)
  set(isOpenAtom, isOpen)
})

/** Whether a reload would lose what the trader has built. */
export const isUnkeptAtom = atom((get) => {
  const kept = get(strategyDraftAtom)
  const built = get(benchAtom)?.isLinked ? kept : draftOf(get(strategyAtom))
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
