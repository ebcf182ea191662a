import { Provider, useStore } from 'jotai'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'

/**
 * Renews every subscription below when it comes back from rest. A subscription of jotai 3.0.1 that is made again
 * compares with the value of its first mount: where the value has gone back to that one meanwhile, the screen would
 * keep what it showed last, of whatever time. A store that is another object with the same contents makes each
 * subscription begin anew.
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
