import { useUnloadWarning } from '@aldergate/ui/useUnloadWarning'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { isUnkeptAtom, openBuilderAtom } from './strategy/builder.atoms'

/** Guards what is built here: from another tab while the page is open, and from a reload where nobody keeps it. */
export function useBuilderGuard() {
  const openBuilder = useSetAtom(openBuilderAtom)
  useUnloadWarning(useAtomValue(isUnkeptAtom))

  useEffect(() => {
    openBuilder(true)
    return () => openBuilder(false)
  }, [openBuilder])
}
