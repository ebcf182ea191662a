import { useEffect, useEffectEvent } from 'react'

/** What goes wrong later than this is no fault of a page's start. */
export const WORKING_MS = 3_000

/** Stands beside a page, and tells once it has been shown for a while without going down. */
export function Working({ onWorking }: { onWorking: () => void }) {
  const tell = useEffectEvent(onWorking)
  useEffect(() => {
    const timer = setTimeout(() => tell(), WORKING_MS)
    return () => clearTimeout(timer)
  }, [])
  return null
}
