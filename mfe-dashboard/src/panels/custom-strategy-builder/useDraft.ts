import { useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { openPanelAtom } from './strategy.atoms'

/** Protects the panel's strategy from changes in other tabs while the panel is open. */
export function useDraft() {
  const openPanel = useSetAtom(openPanelAtom)

  useEffect(() => {
    openPanel(true)
    return () => openPanel(false)
  }, [openPanel])
}
