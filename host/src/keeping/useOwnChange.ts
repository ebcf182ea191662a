import { useEffect, useEffectEvent } from 'react'
import { arrivalsOfDataAtom } from '@aldergate/platform'
import { type Atom, useStore } from 'jotai'

/** Calls when the trader, or what works for them, changes the state: not when it is loaded, imported or merged. */
export function useOwnChange<Value>(
  watched: Atom<Value>,
  onChange: (value: Value, before: Value) => void,
): void {
  const store = useStore()
  const call = useEffectEvent(onChange)
  useEffect(() => {
    let arrivals = store.get(arrivalsOfDataAtom)
    let before = store.get(watched)

    function look() {
      const value = store.get(watched)
      const earlier = before
      const hasArrived = store.get(arrivalsOfDataAtom) !== arrivals
      arrivals = store.get(arrivalsOfDataAtom)
      before = value
      if (!hasArrived && value !== earlier) call(value, earlier)
    }

    const stops = [store.sub(watched, look), store.sub(arrivalsOfDataAtom, look)]
    return () => {
      for (const stop of stops) stop()
    }
  }, [store, watched])
}
