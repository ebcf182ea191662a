import { logFailure } from '@aldergate/platform'
import { showToast } from '@aldergate/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { strategyAtom } from '../strategy/builder.atoms'
import { importStrategyAtom } from './strategyFile.atoms'
import type { RefusedStrategy } from './strategyTransfer'
import { useText } from './texts'

/** Loaded on demand, because few sessions need it. */
function loadTransfer() {
  return import('./strategyTransfer')
}

/** Exports the strategy to a file, and imports one; an invalid file changes nothing. */
export function useStrategyFile(onUndone: () => void) {
  const t = useText()
  const strategy = useAtomValue(strategyAtom)
  const setStrategy = useSetAtom(strategyAtom)
  const importStrategy = useSetAtom(importStrategyAtom)

  function tell(failure: unknown) {
    logFailure('What reads and writes files did not come', failure)
    showToast(t('unavailable'), 'error')
  }

  function refusalText(refused: RefusedStrategy): string {
    const { problem } = refused
    if (problem === 'badField') return t(problem, { field: refused.field })
    if (problem === 'tooManyConditions') {
      return t(problem, { count: refused.count, most: refused.most })
    }
    return t(problem)
  }

  async function give() {
    const { giveStrategy } = await loadTransfer()
    giveStrategy(strategy, t('fileName'))
  }

  async function take(chosen: File) {
    const { takeStrategy } = await loadTransfer()
    const taken = await takeStrategy(chosen)
    if (taken.status === 'refused') return showToast(refusalText(taken), 'error')
    const before = importStrategy(taken.content)
    showToast(t('imported', { name: taken.content.name.trim() || t('nameless') }), 'blank', {
      action: {
        label: t('undo'),
        onAction: () => {
          setStrategy(before)
          onUndone()
        },
      },
    })
  }

  return {
    giveFile: () => void give().catch(tell),
    takeFile: (chosen: File) => void take(chosen).catch(tell),
  }
}
