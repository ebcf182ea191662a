import { withNumbers } from '@aldergate/market/strategy'
import { useAtomValue, useSetAtom } from 'jotai'
import { replaceStrategyAtom } from '../strategy/builder.atoms'
import { useReplacedToast } from '../strategy/useReplacedToast'
import { setupAtom } from './search.atoms'
import { isUnchanged, placeNow, type Searched } from './searched'
import { takenOver } from './takenOver'
import { useText } from './texts'

/** The index of the strategy among the candidates of a search, and a function that applies another one. */
export function useTaking(searched: Searched) {
  const t = useText()
  const replaceStrategy = useSetAtom(replaceStrategyAtom)
  const tellOfReplaced = useReplacedToast()
  const setup = useAtomValue(setupAtom)
  const isStale = !setup || !isUnchanged(searched, setup)
  const now = setup ? placeNow(searched, setup) : undefined

  function take(place: number) {
    const numbers = searched.candidates[place]
    if (isStale || !numbers || now === place) return
    const after = withNumbers(searched.setup.tested, numbers)
    const replacement = replaceStrategy((before) => takenOver(before, setup.tested, after))
    tellOfReplaced(t('taken'), 'success', replacement)
  }

  return { isStale, now, take }
}
