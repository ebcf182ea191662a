import { atom } from 'jotai'
import { EMPTY_STRATEGY, type Strategy } from './strategy'
import { type StrategyTest } from './strategyTest'
import { type TemplateId } from './templates.data'

/** The strategy on the panel: it stays while the panel is hidden. */
export const strategyAtom = atom(EMPTY_STRATEGY)

export const strategyTestAtom = atom<StrategyTest>({ status: 'idle' })

export const isDeployedAtom = atom(false)

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

export const finishTestAtom = atom(null, (_get, set) => {
  set(strategyTestAtom, (test) =>
    test.status === 'testing'
      ? { status: 'finished', strategy: test.strategy, report: 'testPassed' }
      : test,
  )
})

export const resetStrategyAtom = atom(null, (_get, set) => {
  set(strategyAtom, EMPTY_STRATEGY)
  set(strategyTestAtom, { status: 'idle' })
  set(isDeployedAtom, false)
})
