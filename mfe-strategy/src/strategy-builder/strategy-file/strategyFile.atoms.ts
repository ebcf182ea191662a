import { atom } from 'jotai'
import { strategyAtom } from '../strategy/builder.atoms'
import { type StrategyContent, withContent } from './strategyFile'

/** Takes over the strategy of a file. Gives the one before, to undo it. */
export const importStrategyAtom = atom(null, (get, set, content: StrategyContent) => {
  const before = get(strategyAtom)
  set(strategyAtom, withContent(before, content))
  return before
})
