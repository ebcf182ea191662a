import { useEffect, useEffectEvent } from 'react'

/** How long a page has to be shown to count as working, in milliseconds: a later failure is not one of its start. */
export const WORKING_MS = 3_000

interface WorkingProps {
  onPainted: () => void
  onWorking: () => void
}

/**
 * Rendered beside a page; calls back when the page is painted, and once it has been shown for a while without
 * crashing.
 */
export function Working({ onPainted, onWorking }: WorkingProps) {
  const tellPainted = useEffectEvent(onPainted)
  const tellWorking = useEffectEvent(onWorking)
  useEffect(() => {
    const frame = requestAnimationFrame(() => tellPainted())
    const timer = setTimeout(() => tellWorking(), WORKING_MS)
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [])
  return null
}
