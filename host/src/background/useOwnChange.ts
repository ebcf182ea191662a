import { useEffect, useEffectEvent, useRef } from 'react'
import { arrivalsOfDataAtom } from '@aldergate/platform'
import { type Atom, createStore, useStore } from 'jotai'

/**
 * Calls when the trader, or what works for them, changes the state: not when it is loaded, imported or
 * merged. What was changed before anybody watched counts too, as long as no data have arrived.
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
