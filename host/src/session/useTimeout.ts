import { useEffect, useEffectEvent } from 'react'

/** Calls once after `ms`; waits for nothing while `ms` is undefined. */
export function useTimeout(onTime: () => void, ms: number | undefined): void {
  const call = useEffectEvent(onTime)
  useEffect(() => {
    if (ms === undefined) return
    const timer = setTimeout(() => call(), ms)
    return () => clearTimeout(timer)
  }, [ms])
}
