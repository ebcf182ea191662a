import { type RefObject, useEffect, useRef } from 'react'

/** Takes the focus when it appears, but not when a resting panel comes back to the screen. */
export function useFocusOnce(ref: RefObject<HTMLElement | null>) {
  const hasFocused = useRef(false)

  useEffect(() => {
    if (hasFocused.current) return
    hasFocused.current = true
    ref.current?.focus()
  }, [ref])
}
