import { foldsOf } from '@aldergate/market/strategy'
import { useAtomValue } from 'jotai'
import { strategyAtom } from '../strategy/builder.atoms'
import { isTestable } from '../strategy/numberRules'
import { candleFileAtom } from '../own-data/ownData.atoms'
import { termsAtom } from '../runs/terms.atoms'
import { isSound, NUMBER_TERMS } from '../runs/terms'
import { formAtom, setupAtom } from './search.atoms'
import { readForm } from './searchForm'

/** Returns what the form asks for, and whether it can be searched. */
export function useSearchForm() {
  const strategy = useAtomValue(strategyAtom)
  const typed = useAtomValue(termsAtom)
  const form = useAtomValue(formAtom)
  const setup = useAtomValue(setupAtom)
  const file = useAtomValue(candleFileAtom)

  const isSoundStrategy =
    isTestable(strategy) && NUMBER_TERMS.every((term) => isSound(term, typed[term]))
  const read = setup && isSoundStrategy ? readForm(form, setup.tested, strategy) : undefined
  const bars =
    setup?.data.from === 'market' ? setup.data.count : (file?.counts[strategy.timeframe] ?? 0)
  const hasEnoughCandles = foldsOf(bars, Number(form.folds), form.fit).length > 0
  const canSweep = read?.isReady ?? false

  return {
    setup,
    read,
    canSweep,
    canWalk: canSweep && Boolean(read?.areFoldsSound) && hasEnoughCandles,
    hasEnoughCandles,
  }
}
