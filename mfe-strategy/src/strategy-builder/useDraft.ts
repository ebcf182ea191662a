import { useUnloadWarning } from '@aldergate/ui/useUnloadWarning'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { isUnkeptAtom, openBuilderAtom } from './strategy/builder.atoms'

/** Protects the strategy from other tabs while the page is open and, when it is not stored, from a reload. */
export function useDraft() {
  const openBuilder = useSetAtom(openBuilderAtom)
  useUnloadWarning(useAtomValue(isUnkeptAtom))

  useEffect(() => {
    openBuilder(true)
    return () => openBuilder(false)
  }, [openBuilder])
}
