import { logFailure } from '@aldergate/platform'
import { showToast } from '@aldergate/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { replaceStrategyAtom, strategyAtom } from '../strategy/builder.atoms'
import { useReplacedToast } from '../strategy/useReplacedToast'
import { withContent } from './strategyFile'
import type { RefusedStrategy } from './strategyTransfer'
import { useText } from './texts'

/** Loaded on demand, because few sessions need it. */
function loadTransfer() {
  return import('./strategyTransfer')
}

/** Exports the strategy to a file, and imports one; an invalid file changes nothing. */
export function useStrategyFile(focusBack: () => void) {
  const t = useText()
  const strategy = useAtomValue(strategyAtom)
  const replaceStrategy = useSetAtom(replaceStrategyAtom)
  const tellOfReplaced = useReplacedToast()

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
    const { content } = taken
    const replacement = replaceStrategy((before) => withContent(before, content))
    const name = content.name.trim() || t('nameless')
    tellOfReplaced(t('imported', { name }), 'blank', replacement, focusBack)
  }

  return {
    giveFile: () => void give().catch(tell),
    takeFile: (chosen: File) => void take(chosen).catch(tell),
  }
}
