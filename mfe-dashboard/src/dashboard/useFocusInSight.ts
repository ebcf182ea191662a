import { useAtomValue } from 'jotai'
import { type RefObject, useLayoutEffect } from 'react'
import { panelIdsAtom } from '../layout/layout.atoms'
import { isCarryingAtom } from './carry.atoms'

/** Keeps the focus visible while a panel is moved by its keys or menu, and when it is released where it was. */
export function useFocusInSight(gridRef: RefObject<HTMLElement | null>) {
  const order = useAtomValue(panelIdsAtom)
  const isCarrying = useAtomValue(isCarryingAtom)

  useLayoutEffect(() => {
    const focused = document.activeElement
    const slot = focused?.closest('[data-panel-id]')
    if (isCarrying || !focused || !slot || !gridRef.current?.contains(slot)) return
    const before = window.scrollY
    focused.scrollIntoView({ block: 'nearest' })
    // If the page had to scroll, shows as much of the panel as fits.
    if (window.scrollY !== before) slot.scrollIntoView({ block: 'nearest' })
  }, [gridRef, order, isCarrying])
}
