import { type KeyboardEvent, type PointerEvent, useEffect, useState } from 'react'

const HOLD_KEYS = [' ', 'Enter']

/** Whether a button is held down, by pointer or key: released anywhere, or when the page is left. */
export function useHold() {
  const [isHeld, setIsHeld] = useState(false)

  useEffect(() => {
    if (!isHeld) return
    const release = () => setIsHeld(false)
    const ends = ['pointerup', 'pointercancel', 'keyup', 'blur'] as const
    for (const end of ends) window.addEventListener(end, release)
    document.addEventListener('visibilitychange', release)
    return () => {
      for (const end of ends) window.removeEventListener(end, release)
      document.removeEventListener('visibilitychange', release)
      // A resting panel releases it, too.
      release()
    }
  }, [isHeld])

  return {
    isHeld,
    holdProps: {
      onPointerDown: ({ button }: PointerEvent) => setIsHeld(button === 0),
      onKeyDown: (event: KeyboardEvent) => {
        if (!HOLD_KEYS.includes(event.key)) return
        event.preventDefault()
        setIsHeld(true)
      },
      onBlur: () => setIsHeld(false),
      onContextMenu: (event: { preventDefault: () => void }) => event.preventDefault(),
    },
  }
}
