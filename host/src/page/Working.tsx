import { useEffect, useEffectEvent } from 'react'

/** How long a page is shown before it counts as working, in milliseconds: a later failure is no fault of its start. */
export const WORKING_MS = 3_000

interface WorkingProps {
  onPainted: () => void
  onWorking: () => void
}

/** Stands beside a page, and tells when it is painted, and once it has been shown for a while without going down. */
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
