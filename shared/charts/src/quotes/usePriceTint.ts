import { type RefObject, useEffect, useRef } from 'react'
import { color, wantsLessMotion } from '@aldergate/ui'

const TINT_MS = 350

/** However fast a price moves, its place is tinted at most so often. */
const TINT_PAUSE_MS = 1_000

/** Tints an element in the direction in which the price has just moved, unless motion is unwanted. */
export function usePriceTint(ref: RefObject<HTMLElement | null>, price: number) {
  const shownRef = useRef(price)
  const tintedAtRef = useRef(-TINT_PAUSE_MS)

  useEffect(() => {
    const change = price - shownRef.current
    shownRef.current = price
    const now = performance.now()
    if (change === 0 || now - tintedAtRef.current < TINT_PAUSE_MS || wantsLessMotion()) return
    tintedAtRef.current = now
    const tint = `color-mix(in srgb, ${change > 0 ? color.up : color.down} 32%, transparent)`
    ref.current?.animate([{ backgroundColor: tint }, { backgroundColor: 'transparent' }], TINT_MS)
  }, [ref, price])
}
