import { useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { openPanelAtom } from './strategy.atoms'

/** Guards what is defined here from other tabs while the panel is open. */
export function useBuilderGuard() {
  const openPanel = useSetAtom(openPanelAtom)

  useEffect(() => {
    openPanel(true)
    return () => openPanel(false)
  }, [openPanel])
}
