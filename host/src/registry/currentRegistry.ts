import { logFailure } from '@aldergate/platform'
import type { ReadableRegistry } from './readRegistry'
import { wholeRegistry } from './registry'
import { type Distrust, distrustOf } from './trust'

type Ask = () => Promise<ReadableRegistry>

/** The registry that a document uses: the one delivered with it, until a newer one was read. */
export function createCurrentRegistry(first: ReadableRegistry, newest: Ask) {
  let current = first
  let distrust: Distrust | undefined
  let completing: Promise<void> | undefined
  const listeners = new Set<() => void>()

  /** Whether the document shows another day's composition, and so ignores what is live. */
  const isAway = first.journey?.release !== undefined

  async function take(
    ask: Ask,
    isStillWanted: () => boolean,
    onFailure: (failure: unknown) => void,
  ) {
    if (isAway) return
    try {
      const found = await ask()
      if (!isStillWanted()) return
      current = found
      distrust = undefined
      for (const listener of listeners) listener()
    } catch (failure) {
      const isKnown = distrust !== undefined
      distrust = distrustOf(failure) ?? distrust
      if (distrust && !isKnown) tellOfRunning(failure)
      else onFailure(failure)
    }
  }

  const isPart = () => current.partFor !== undefined

  return {
    get: () => current,

    /** Subscribes to newly read registries; returns the function that unsubscribes. */
    onChange(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },

    /** Reads the newest registry, and logs a failure. */
    refresh: () => take(newest, () => true, tellOfRunning),

    /** Reads the newest registry without logging a missing answer. */
    look: () =>
      take(
        newest,
        () => true,
        () => undefined,
      ),

    /**
     * Reads the whole registry if this is a part. Concurrent calls share one request; after a failure, the next call
     * retries.
     */
    async complete(): Promise<void> {
      if (!isPart()) return
      // A faster `look` may have brought the newest registry already.
      completing ??= take(() => wholeRegistry(first), isPart, tellOfRunning).finally(() => {
        completing = undefined
      })
      await completing
    },

    /** Why the live registry was refused at the last look; `undefined` if it was trusted. */
    distrust: () => distrust,
  }
}

export type CurrentRegistry = ReturnType<typeof createCurrentRegistry>

function tellOfRunning(failure: unknown) {
  logFailure('The live composition could not be read; the running one is kept', failure)
}
