import { useEffect, useState } from 'react'

/** The longest delay of a browser's timer. */
const LONGEST_MS = 2 ** 31 - 1

/** Whether a time, in epoch milliseconds, has passed; re-renders when it does, also after the computer slept. */
export function useIsPast(time: number): boolean {
  const [isPast, setPast] = useState(() => Date.now() >= time)

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      clearTimeout(timer)
      const leftMs = time - Date.now()
      setPast(leftMs <= 0)
      if (leftMs > 0) timer = setTimeout(look, Math.min(leftMs, LONGEST_MS))
    }
    look()
    document.addEventListener('visibilitychange', look)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [time])

  return isPast
}
