import { useEffect, useEffectEvent } from 'react'

/** Calls `onBar` a number of times per second while playing; it pauses in a hidden page. */
export function usePlayback(isPlaying: boolean, barsPerSecond: number, onBar: () => void) {
  const tick = useEffectEvent(onBar)

  useEffect(() => {
    if (!isPlaying) return
    let timer: ReturnType<typeof setInterval> | undefined

    function follow() {
      clearInterval(timer)
      timer = document.hidden ? undefined : setInterval(() => tick(), 1_000 / barsPerSecond)
    }

    follow()
    document.addEventListener('visibilitychange', follow)
    return () => {
      document.removeEventListener('visibilitychange', follow)
      clearInterval(timer)
    }
  }, [isPlaying, barsPerSecond])
}
