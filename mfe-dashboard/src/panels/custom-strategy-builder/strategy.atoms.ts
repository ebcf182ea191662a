import { erasableAtom, strategyTestsAtom } from '@aldergate/platform'
import { atom } from 'jotai'
import { OPENING_CONDITION } from './condition'
import { EMPTY_STRATEGY, type Strategy } from './strategy'
import type { StrategyTest } from './strategyTest'
import type { TemplateId } from './templates.data'

/** The strategy on the panel: it stays while the panel is hidden. */
export const strategyAtom = erasableAtom(EMPTY_STRATEGY)

/** What is put together for the rules. */
export const conditionAtom = erasableAtom(OPENING_CONDITION)

export const strategyTestAtom = erasableAtom<StrategyTest>({ status: 'idle' })

export const isDeployedAtom = erasableAtom(false)

export const changeStrategyAtom = atom(
  null,
  (_get, set, change: Partial<Pick<Strategy, 'name' | 'definition' | 'parameters'>>) => {
    set(strategyAtom, (strategy) => ({ ...strategy, ...change }))
  },
)

export const fillFromTemplateAtom = atom(
  null,
  (_get, set, template: TemplateId, definition: string) => {
    set(strategyAtom, (strategy) => ({ ...strategy, template, definition, filled: definition }))
  },
)

export const startTestAtom = atom(null, (get, set) => {
  set(strategyTestAtom, {
    status: 'testing',
    strategy: get(strategyAtom),
    startedAt: Date.now(),
  })
})

export const finishTestAtom = atom(null, (get, set) => {
  const test = get(strategyTestAtom)
  if (test.status !== 'testing') return
  set(strategyTestAtom, { status: 'finished', strategy: test.strategy, report: 'testPassed' })
  set(strategyTestsAtom, (count) => count + 1)
})

export const resetStrategyAtom = atom(null, (_get, set) => {
  set(strategyAtom, EMPTY_STRATEGY)
  set(conditionAtom, OPENING_CONDITION)
  set(strategyTestAtom, { status: 'idle' })
  set(isDeployedAtom, false)
})
