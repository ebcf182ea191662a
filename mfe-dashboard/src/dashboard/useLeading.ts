import { logFailure } from '@aldergate/platform'
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
 * Scrolls to the panel of a lead and focuses the wanted control as soon as it exists, unless the trader has moved the
 * focus elsewhere. An element in full screen is closed first.
 */
export function useLeading(gridRef: RefObject<HTMLElement | null>) {
  const lead = useAtomValue(leadAtom)
  const endLead = useSetAtom(endLeadAtom)

  useEffect(() => {
    const slot = lead && gridRef.current?.querySelector<HTMLElement>(`[data-panel-id="${lead.id}"]`)
    if (!lead || !slot) return
    const bring = () => bringTo(slot, FOCUSED[lead.focus], endLead)
    if (!isCovered(slot)) return bring()

    let isOver = false
    let stop: (() => void) | undefined
    void uncover(slot).then(() => {
      if (!isOver) stop = bring()
    })
    return () => {
      isOver = true
      stop?.()
    }
  }, [gridRef, lead, endLead])

  // Cancels the lead on unmount, so that a later visit is not led there.
  useEffect(() => () => endLead(), [endLead])
}

/** Whether an element in full screen covers the panel: a focused control there would work unseen. */
function isCovered(slot: HTMLElement): boolean {
  const filling = document.fullscreenElement
  return filling ? !filling.contains(slot) : false
}

async function uncover(slot: HTMLElement) {
  try {
    // A chart may fill the screen from within a panel that does.
    while (isCovered(slot)) await document.exitFullscreen()
  } catch (cause) {
    // A second request may be rejected because full screen has already ended.
    if (isCovered(slot)) logFailure('The browser kept the full screen.', cause)
  }
}

/** Returns a function that stops waiting for the wanted control, unless it was found at once. */
function bringTo(slot: HTMLElement, wanted: string, onEnd: () => void): (() => void) | undefined {
  slot.scrollIntoView({ block: 'start' })

  function focusWanted() {
    const element = slot.querySelector<HTMLElement>(wanted)
    // What belongs to a resting panel has no box yet.
    if (!element || element.getClientRects().length === 0) return false
    element.focus({ preventScroll: true })
    slot.scrollIntoView({ block: 'start' })
    // In a high panel it may still be below the screen.
    element.scrollIntoView({ block: 'nearest' })
    onEnd()
    return true
  }

  function endOnceLeft({ target }: FocusEvent) {
    if (target instanceof Node && !slot.contains(target)) onEnd()
  }

  if (focusWanted()) return undefined
  slot.querySelector<HTMLElement>(FOCUSED.heading)?.focus({ preventScroll: true })
  const observer = new MutationObserver(() => focusWanted())
  observer.observe(slot, { childList: true, subtree: true, attributes: true })
  document.addEventListener('focusin', endOnceLeft)
  const timer = setTimeout(onEnd, PATIENCE_MS)
  return () => {
    observer.disconnect()
    document.removeEventListener('focusin', endOnceLeft)
    clearTimeout(timer)
  }
}
