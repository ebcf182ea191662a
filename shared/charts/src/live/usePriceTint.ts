import { type RefObject, useLayoutEffect, useRef } from 'react'
import { wantsLessMotion } from '@aldergate/ui'

const TINT_MS = 350

/** The shortest interval between two tints, however fast a price moves. */
const TINT_PAUSE_MS = 1_000

/** Tints that begin within this interval end in one frame. */
const FRAME_MS = 16

/**
 * Sets `data-tint` on an element to the direction of the last price move, unless reduced motion is wanted. A tint
 * appears in the price's own frame and disappears in one more: a fade would repaint in every frame between.
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

/**
 * Tints an element, and returns a function that removes the tint. Simultaneous tints share one timer, and so one frame.
 */
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
