import { logFailure } from '@aldergate/platform'
import { startTransition, useEffect, useState } from 'react'

export type Loaded<Value> =
  { status: 'loading' } | { status: 'failed' } | { status: 'ready'; value: Value }

/** A part that comes in a file of its own, and then stays. */
export interface Later<Value> {
  load: () => Promise<Value>
  value?: Value
}

/** Something that `load` brings, when it is first asked for. */
export function later<Value>(load: () => Promise<Value>): Later<Value> {
  const part: Later<Value> = {
    load: async () => (part.value = await load()),
  }
  return part
}

/**
 * Loads a part that comes later than the component that shows it: the part is asked for once it is wanted, and kept
 * from then on; one that is there already is shown at once. `retry` asks again.
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
        // Rendered in pieces: what stands in its place goes on answering.
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
