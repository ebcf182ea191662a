import { useEffect, useEffectEvent, useState } from 'react'
import { idlenessAfter } from './idleness'

/** The events that count as user activity. */
const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchmove'] as const

/** The clock is polled, because a sleeping computer stops timers but not its clock. */
const LOOK_MS = 10_000

/**
 * Returns the seconds left once the user has to be warned; from then on only `stay` counts as activity. Calls `onOver`
 * when the limit has passed by the clock, also in a hidden tab and after a sleep.
 */
export function useIdleness(limitMs: number, onOver: () => void) {
  const [round, setRound] = useState(0)
  const [secondsLeft, setSecondsLeft] = useState<number>()
  const end = useEffectEvent(onOver)

  useEffect(() => {
    let lastSign = Date.now()
    let timer: ReturnType<typeof setTimeout> | undefined

    function idleness() {
      // Setting the clock back must not postpone the end.
      lastSign = Math.min(lastSign, Date.now())
      return idlenessAfter(Date.now() - lastSign, limitMs)
    }
    function look() {
      clearTimeout(timer)
      const now = idleness()
      if (now.stage === 'over') return end()
      // A longer limit, or a clock that is set back, takes the warning back.
      setSecondsLeft(now.stage === 'warned' ? Math.ceil(now.leftMs / 1_000) : undefined)
      // During the warning, the seconds are counted down.
      timer = setTimeout(look, Math.min(now.leftMs, now.stage === 'warned' ? 1_000 : LOOK_MS))
    }
    function notice() {
      if (idleness().stage === 'active') lastSign = Date.now()
      else look()
    }

    look()
    const options = { capture: true, passive: true }
    for (const sign of SIGNS) document.addEventListener(sign, notice, options)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearTimeout(timer)
      for (const sign of SIGNS) document.removeEventListener(sign, notice, options)
      document.removeEventListener('visibilitychange', look)
    }
  }, [limitMs, round])

  function stay() {
    setSecondsLeft(undefined)
    setRound((count) => count + 1)
  }

  return { secondsLeft, stay }
}
