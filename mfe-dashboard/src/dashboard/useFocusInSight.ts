import { useAtomValue } from 'jotai'
import { type RefObject, useLayoutEffect } from 'react'
import { panelIdsAtom } from '../layout/layout.atoms'
import { isCarryingAtom } from './carry.atoms'

/** Keeps the focus in sight when a panel is moved by its keys or its menu, also when it is let go where it was. */
export function useFocusInSight(gridRef: RefObject<HTMLElement | null>) {
  const order = useAtomValue(panelIdsAtom)
  const isCarrying = useAtomValue(isCarryingAtom)

  useLayoutEffect(() => {
    const focused = document.activeElement
    const slot = focused?.closest('[data-panel-id]')
    if (isCarrying || !focused || !slot || !gridRef.current?.contains(slot)) return
    const before = window.scrollY
    focused.scrollIntoView({ block: 'nearest' })
    // Whoever has to be led to the panel sees as much of it as there is room for.
    if (window.scrollY !== before) slot.scrollIntoView({ block: 'nearest' })
  }, [gridRef, order, isCarrying])
}
