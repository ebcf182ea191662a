import { useAtomValue, useSetAtom } from 'jotai'
import { type RefObject, useEffect } from 'react'
import { endLeadAtom, leadAtom } from './lead.atoms'

/** How long a panel may take to appear with the control that is wanted. */
const PATIENCE_MS = 5_000

/** Scrolls to the panel that somebody leads to and focuses its control as soon as that is there. */
export function useLeading(gridRef: RefObject<HTMLElement | null>) {
  const lead = useAtomValue(leadAtom)
  const endLead = useSetAtom(endLeadAtom)

  useEffect(() => {
    const grid = gridRef.current
    const slot = lead && grid?.querySelector<HTMLElement>(`[data-panel-id="${lead.id}"]`)
    if (!grid || !slot) return
    slot.scrollIntoView({ block: 'start' })

    function focusControl() {
      const control = slot?.querySelector<HTMLElement>('[data-lead-focus]')
      // What belongs to a resting panel has no box yet.
      if (!control || control.getClientRects().length === 0) return false
      control.focus({ preventScroll: true })
      slot?.scrollIntoView({ block: 'start' })
      endLead()
      return true
    }

    if (focusControl()) return
    slot.querySelector<HTMLElement>('[data-panel-handle]')?.focus({ preventScroll: true })
    const observer = new MutationObserver(() => focusControl())
    observer.observe(slot, { childList: true, subtree: true, attributes: true })
    const timer = setTimeout(endLead, PATIENCE_MS)
    return () => {
      observer.disconnect()
      clearTimeout(timer)
    }
  }, [gridRef, lead, endLead])
}
