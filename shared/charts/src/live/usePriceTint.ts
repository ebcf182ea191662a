import { type RefObject, useLayoutEffect, useRef } from 'react'
import { wantsLessMotion } from '@aldergate/ui'

const TINT_MS = 350

/** However fast a price moves, its place is tinted at most so often. */
const TINT_PAUSE_MS = 1_000

/** Tints that begin within this time of each other are drawn in one frame. */
const FRAME_MS = 16

/**
 * Marks an element with `data-tint`, the direction in which the price has just moved, unless motion is unwanted.
 * A tint comes in the frame of the price and goes in one other: if it faded, it would be drawn in all between.
 */
export function usePriceTint(ref: RefObject<HTMLElement | null>, price: number) {
  const shownRef = useRef(price)
  const tintedAtRef = useRef(-TINT_PAUSE_MS)

  useLayoutEffect(() => {
    const [element, change] = [ref.current, price - shownRef.current]
    shownRef.current = price
    const now = performance.now()
    if (!element || change === 0) return
    if (now - tintedAtRef.current < TINT_PAUSE_MS || wantsLessMotion()) return
    tintedAtRef.current = now
    return tint(element, change > 0 ? 'up' : 'down', now)
  }, [ref, price])
}

interface Tints {
  begunAt: number
  elements: Set<HTMLElement>
  timer: ReturnType<typeof setTimeout>
}

let newest: Tints | undefined

/** Tints an element, and gives what takes the tint back. All that are tinted together go together: one timer, one frame. */
function tint(element: HTMLElement, way: 'up' | 'down', now: number): () => void {
  const isJoined = newest && newest.elements.size > 0 && now - newest.begunAt < FRAME_MS
  newest = newest && isJoined ? newest : beginTints(now)
  const { elements, timer } = newest
  element.dataset.tint = way
  elements.add(element)
  return () => {
    delete element.dataset.tint
    elements.delete(element)
    if (elements.size === 0) clearTimeout(timer)
  }
}

function beginTints(begunAt: number): Tints {
  const elements = new Set<HTMLElement>()
  const timer = setTimeout(() => {
    for (const element of elements) delete element.dataset.tint
    elements.clear()
  }, TINT_MS)
  return { begunAt, elements, timer }
}
