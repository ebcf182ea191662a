import { Provider, useStore } from 'jotai'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'

/**
 * Renews every subscription below when a resting panel wakes. In jotai 3.0.1 a subscription that mounts again compares
 * with the value of its first mount: if the value has meanwhile returned to that one, the screen keeps showing an
 * outdated value. A copy of the store is another object, so that each subscription starts afresh.
 */
export function FreshAtoms({ children }: { children: ReactNode }) {
  const store = useStore()
  const [own, setOwn] = useState(store)
  const hasRested = useRef(false)

  useLayoutEffect(() => {
    if (hasRested.current) setOwn({ ...store })
    return () => {
      hasRested.current = true
    }
  }, [store])

  return <Provider store={own}>{children}</Provider>
}
