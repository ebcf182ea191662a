import { type ReactNode, useEffect } from 'react'
import { useLocation } from '@aldergate/platform'
import { useAtomValue, useStore } from 'jotai'
import { useComposition } from '../composition/useComposition'
import { isFirstPageShownAtom } from './firstPage.atoms'
import { backgroundAtom, loadBackground } from './background.atoms'
import { needsBackground } from './needsBackground'

/**
 * Loads the background code and returns it once it is here: at once or after the first page is shown, as
 * `needsBackground` says of the page.
 */
export function useBackground(): ReactNode {
  const store = useStore()
  const { registry } = useComposition()
  const { pathname } = useLocation()
  const isQuiet = useAtomValue(isFirstPageShownAtom)
  const need = needsBackground(registry, pathname)
  const isWanted = need === 'at once' || (need === 'soon' && isQuiet)

  useEffect(() => {
    if (isWanted) void loadBackground(store)
  }, [store, isWanted, pathname])

  return useAtomValue(backgroundAtom)
}
