import { atom } from 'jotai'
import { strategyAtom } from '../strategy/builder.atoms'
import { type StrategyContent, withContent } from './strategyFile'

/** Applies the strategy of a file. Returns the previous one for undo. */
export const importStrategyAtom = atom(null, (get, set, content: StrategyContent) => {
  const before = get(strategyAtom)
  set(strategyAtom, withContent(before, content))
  return before
})
