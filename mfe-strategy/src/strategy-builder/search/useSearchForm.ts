import { TIMEFRAME_MS } from '@aldergate/market'
import { foldsOf, LEAST_MS, YEARLY_JUDGES } from '@aldergate/market/strategy'
import { useAtomValue } from 'jotai'
import { strategyAtom } from '../strategy/builder.atoms'
import { isTestable } from '../strategy/numberRules'
import { candleFileAtom } from '../own-data/ownData.atoms'
import { termsAtom } from '../runs/terms.atoms'
import { isSound, NUMBER_TERMS } from '../runs/terms'
import { formAtom, setupAtom } from './search.atoms'
import { readForm } from './searchForm'

/** Returns the search in the form, and whether it can run. */
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
  // A file's market may close in between: then the same candles take longer.
  const barMs =
    setup?.data.from === 'store' && file
      ? (file.until - file.from) / bars
      : TIMEFRAME_MS[strategy.timeframe]
  const [fold] = foldsOf(bars, Number(form.folds), form.fit)
  const isFitTooShort =
    fold !== undefined &&
    YEARLY_JUDGES.has(form.judge) &&
    (fold.fit.to - fold.fit.from - 1) * barMs < LEAST_MS
  const canSweep = read?.isReady ?? false

  return {
    setup,
    read,
    canSweep,
    canWalk: canSweep && Boolean(read?.areFoldsSound) && fold !== undefined && !isFitTooShort,
    hasEnoughCandles: fold !== undefined,
    /** The judge that would have no meaning for any choice. */
    meaningless: isFitTooShort ? form.judge : undefined,
  }
}
