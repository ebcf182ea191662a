import { useEffect, useEffectEvent, useRef } from 'react'
import { arrivalsOfDataAtom } from '@aldergate/platform'
import { type Atom, createStore, useStore } from 'jotai'

/**
 * Calls back when the trader, or a bot of theirs, changes the state, but not when it is loaded, imported or merged. A
 * change made before the hook mounted counts too, unless data have been loaded by then.
 */
export function useOwnChange<Value>(
  watched: Atom<Value>,
  onChange: (value: Value, before: Value) => void,
): void {
  const store = useStore()
  const call = useEffectEvent(onChange)
  const seenRef = useRef<{ value: Value; arrivals: number }>(null)

  useEffect(() => {
    let { value: before, arrivals } = seenRef.current ?? {
      value: createStore().get(watched),
      arrivals: 0,
    }

    function look() {
      const value = store.get(watched)
      const earlier = before
      const hasArrived = store.get(arrivalsOfDataAtom) !== arrivals
      arrivals = store.get(arrivalsOfDataAtom)
      before = value
      seenRef.current = { value, arrivals }
      if (!hasArrived && value !== earlier) call(value, earlier)
    }

    const stops = [store.sub(watched, look), store.sub(arrivalsOfDataAtom, look)]
    look()
    return () => {
      for (const stop of stops) stop()
    }
  }, [store, watched])
}
