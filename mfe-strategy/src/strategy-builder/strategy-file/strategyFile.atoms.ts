import { atom } from 'jotai'
import { strategyAtom } from '../builder.atoms'
import type { StrategyContent } from './strategyFile'

/** Takes over the strategy of a file. Gives the one before, to undo it. */
export const importStrategyAtom = atom(null, (get, set, content: StrategyContent) => {
  const before = get(strategyAtom)
  const first = before.nextConditionId
  set(strategyAtom, {
    ...content,
    conditions: content.conditions.map((each, place) => ({ ...each, id: first + place })),
    nextConditionId: first + content.conditions.length,
  })
  return before
})
