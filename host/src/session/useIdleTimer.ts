import { useEffect, useEffectEvent } from 'react'

/** What counts as a sign that somebody is there. */
const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchmove'] as const

/**
 * Calls once nobody has touched the page for `ms`; watches nothing while `ms` is undefined. It looks at
 * the clock, because a sleeping computer stops timers: the first sign after a long sleep comes too late.
 */
export function useIdleTimer(onIdle: () => void, ms: number | undefined): void {
  const call = useEffectEvent(onIdle)
  useEffect(() => {
    if (ms === undefined) return
    const limit = ms
    let lastSign = Date.now()
    let timer = setTimeout(check, ms)

    function check() {
      clearTimeout(timer)
      const left = lastSign + limit - Date.now()
      if (left > 0) timer = setTimeout(check, left)
      else call()
    }
    function notice() {
      if (Date.now() - lastSign >= limit) check()
      else lastSign = Date.now()
    }

    const options = { capture: true, passive: true }
    for (const sign of SIGNS) document.addEventListener(sign, notice, options)
    document.addEventListener('visibilitychange', check)
    return () => {
      clearTimeout(timer)
      for (const sign of SIGNS) document.removeEventListener(sign, notice, options)
      document.removeEventListener('visibilitychange', check)
    }
  }, [ms])
}
