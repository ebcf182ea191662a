import { useAtomValue, useSetAtom } from 'jotai'
import { type RefObject, useEffect } from 'react'
import { endLeadAtom, leadAtom } from '../layout/lead.atoms'

/** How long a panel may take to appear with the control that is wanted. */
const PATIENCE_MS = 5_000

const FOCUSED = {
  control: '[data-lead-focus]',
  heading: 'header h3',
  hide: '[data-panel-hide]',
}

/**
 * Scrolls to the panel that somebody leads to and focuses what they want there as soon as that is there, unless the
 * trader has gone on elsewhere by then.
 */
export function useLeading(gridRef: RefObject<HTMLElement | null>) {
  const lead = useAtomValue(leadAtom)
  const endLead = useSetAtom(endLeadAtom)

  useEffect(() => {
    const grid = gridRef.current
    const slot = lead && grid?.querySelector<HTMLElement>(`[data-panel-id="${lead.id}"]`)
    if (!lead || !grid || !slot) return
    const wanted = FOCUSED[lead.focus]
    slot.scrollIntoView({ block: 'start' })

    function focusWanted() {
      const element = slot?.querySelector<HTMLElement>(wanted)
      // What belongs to a resting panel has no box yet.
      if (!element || element.getClientRects().length === 0) return false
      element.focus({ preventScroll: true })
      slot?.scrollIntoView({ block: 'start' })
      // Of a high panel it may be below the screen still.
      element.scrollIntoView({ block: 'nearest' })
      endLead()
      return true
    }

    if (focusWanted()) return
    slot.querySelector<HTMLElement>(FOCUSED.heading)?.focus({ preventScroll: true })
    const observer = new MutationObserver(() => focusWanted())
    observer.observe(slot, { childList: true, subtree: true, attributes: true })
    function endOnceLeft({ target }: FocusEvent) {
      if (target instanceof Node && !slot?.contains(target)) endLead()
    }
    document.addEventListener('focusin', endOnceLeft)
    const timer = setTimeout(endLead, PATIENCE_MS)
    return () => {
      document.removeEventListener('focusin', endOnceLeft)
      observer.disconnect()
      clearTimeout(timer)
    }
  }, [gridRef, lead, endLead])

  // Nobody who comes back later is led to where they did not wait for.
  useEffect(() => () => endLead(), [endLead])
}
