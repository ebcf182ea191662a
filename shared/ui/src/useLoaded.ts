import { logFailure } from '@aldergate/platform'
import { startTransition, useEffect, useState } from 'react'

export type Loaded<Value> =
  { status: 'loading' } | { status: 'failed' } | { status: 'ready'; value: Value }

/** A part in a chunk of its own, cached once loaded. */
export interface Later<Value> {
  load: () => Promise<Value>
  value?: Value
}

/** Wraps `load` so that its result is loaded on first use and cached. */
export function later<Value>(load: () => Promise<Value>): Later<Value> {
  const part: Later<Value> = {
    load: async () => (part.value = await load()),
  }
  return part
}

/**
 * Loads a part later than the component that shows it: once it is wanted; from then on it is cached, and shown at once.
 * `retry` loads again.
 */
export function useLoaded<Value>(part: Later<Value>, isWanted = true) {
  const [loaded, setLoaded] = useState<Loaded<Value>>(
    isWanted && part.value !== undefined
      ? { status: 'ready', value: part.value }
      : { status: 'loading' },
  )
  const isNeeded = isWanted && loaded.status === 'loading'

  useEffect(() => {
    if (!isNeeded) return
    let isOver = false
    Promise.resolve(part.value ?? part.load())
      .then((value) => {
        // A transition renders in slices, so that the placeholder stays responsive.
        if (!isOver) startTransition(() => setLoaded({ status: 'ready', value }))
      })
      .catch((cause: unknown) => {
        if (isOver) return
        logFailure('A part of the page could not be loaded.', cause)
        setLoaded({ status: 'failed' })
      })
    return () => {
      isOver = true
    }
  }, [part, isNeeded])

  return { loaded, retry: () => setLoaded({ status: 'loading' }) }
}
