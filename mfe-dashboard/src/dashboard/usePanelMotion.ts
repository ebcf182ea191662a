import { wantsLessMotion } from '@aldergate/ui'
import { useAtomValue, useStore } from 'jotai'
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { panelIdsAtom } from '../layout/layout.atoms'

const MOVE_MS = 180

/** Relative to the page, which may have been scrolled meanwhile. */
interface Place {
  slot: HTMLElement
  x: number
  y: number
}

/** Animates panels to their new places when the order changes, unless the trader prefers reduced motion. */
export function usePanelMotion(gridRef: RefObject<HTMLElement | null>) {
  const store = useStore()
  const order = useAtomValue(panelIdsAtom)
  const before = useRef<Place[]>([])

  useEffect(() => {
    // The store notifies before React renders: the old places can only be measured now.
    return store.sub(panelIdsAtom, () => {
      before.current = placesIn(gridRef.current)
    })
  }, [store, gridRef])

  useLayoutEffect(() => {
    const places = before.current
    before.current = []
    if (wantsLessMotion()) return
    for (const { slot, x, y } of places) glide(slot, x, y)
  }, [order])
}

function placesIn(grid: HTMLElement | null): Place[] {
  return [...(grid?.querySelectorAll<HTMLElement>('[data-panel-id]') ?? [])].map((slot) => {
    return { slot, ...placeOf(slot) }
  })
}

function placeOf(slot: HTMLElement): { x: number; y: number } {
  const { x, y } = slot.getBoundingClientRect()
  return { x: x + window.scrollX, y: y + window.scrollY }
}

function glide(slot: HTMLElement, x: number, y: number) {
  if (!slot.isConnected) return
  const now = placeOf(slot)
  if (now.x === x && now.y === y) return
  const from = `translate(${x - now.x}px, ${y - now.y}px)`
  slot.animate?.([{ transform: from }, { transform: 'none' }], {
    duration: MOVE_MS,
    easing: 'ease-out',
  })
}
