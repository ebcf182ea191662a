import { TIMEFRAME_MS } from '@aldergate/market'
import { foldsOf, type SearchSetup } from '@aldergate/market/strategy'
import { useAtomValue } from 'jotai'
import { strategyAtom } from '../builder.atoms'
import { isTestable } from '../numberRules'
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

  const isSoundStrategy =
    isTestable(strategy) && NUMBER_TERMS.every((term) => isSound(term, typed[term]))
  const read = setup && isSoundStrategy ? readForm(form, setup.tested, strategy) : undefined
  const bars = setup ? barsOf(setup) : 0
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

/** About so many bars the rules will see: where candles of a file are missing, a few more. */
function barsOf({ data, tested }: SearchSetup): number {
  if (data.from === 'market') return data.count
  const { count, spacingMs } = data.bars
  return Math.floor((count * spacingMs) / TIMEFRAME_MS[tested.rules.timeframe])
}
