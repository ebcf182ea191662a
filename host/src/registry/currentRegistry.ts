import { logFailure } from '@aldergate/platform'
import type { ReadableRegistry } from './readRegistry'
import { wholeRegistry } from './registry'
import { type Distrust, distrustOf } from './trust'

type Ask = () => Promise<ReadableRegistry>

/** The registry that a document goes by: the one that it came with, until it has read a newer one. */
export function createCurrentRegistry(first: ReadableRegistry, newest: Ask) {
  let current = first
  let distrust: Distrust | undefined
  let completing: Promise<void> | undefined
  const listeners = new Set<() => void>()

  /** Whether what is live has no part in this document, because it shows another day. */
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

    /** Calls back after another registry was read, until what it returns is called. */
    onChange(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },

    /** Reads the newest. Tells the console where there is no answer. */
    refresh: () => take(newest, () => true, tellOfRunning),

    /** The same, and says nothing where there is no answer. */
    look: () =>
      take(
        newest,
        () => true,
        () => undefined,
      ),

    /** Reads the rest, where this is a part. Who needs it meanwhile waits for the same; after a failure, the next one asks anew. */
    async complete(): Promise<void> {
      if (!isPart()) return
      // A look that was quicker has brought the newest.
      completing ??= take(() => wholeRegistry(first), isPart, tellOfRunning).finally(() => {
        completing = undefined
      })
      await completing
    },

    /** Why what the server says is live was not believed at the last look. */
    distrust: () => distrust,
  }
}

export type CurrentRegistry = ReturnType<typeof createCurrentRegistry>

function tellOfRunning(failure: unknown) {
  logFailure('The live composition could not be read; the running one is kept', failure)
}
