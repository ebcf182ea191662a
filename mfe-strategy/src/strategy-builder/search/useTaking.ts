import { withNumbers } from '@aldergate/market/strategy'
import { showToast } from '@aldergate/ui'
import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { strategyAtom } from '../strategy/builder.atoms'
import { setupAtom, takeBackAtom } from './search.atoms'
import { isUnchanged, placeNow, type Searched } from './searched'
import { takenOver } from './takenOver'
import { useText } from './texts'

/** The index of the strategy among the candidates of a search, and a function that applies another one. */
export function useTaking(searched: Searched) {
  const t = useText()
  const [strategy, setStrategy] = useAtom(strategyAtom)
  const takeBack = useSetAtom(takeBackAtom)
  const setup = useAtomValue(setupAtom)
  const isStale = !setup || !isUnchanged(searched, setup)
  const now = setup ? placeNow(searched, setup) : undefined

  function take(place: number) {
    const numbers = searched.candidates[place]
    if (isStale || !numbers || now === place) return
    const after = withNumbers(searched.setup.tested, numbers)
    const taken = takenOver(strategy, setup.tested, after)
    setStrategy(taken)
    const onAction = () => {
      if (!takeBack({ before: strategy, after: taken })) showToast(t('notUndone'))
    }
    showToast(t('taken'), 'success', { action: { label: t('undo'), onAction } })
  }

  return { isStale, now, take }
}
