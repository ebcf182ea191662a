import type { Watching } from '@aldergate/market/strategy'
import { erasableAtom, erasuresAtom, logFailure } from '@aldergate/platform'
import { atom } from 'jotai'
import { startTransition } from 'react'

/** Begins what is done beside the page: it ends when it is told to, and when all data are erased. */
export const beginWorkAtom = atom(null, (get) => {
  const erasures = get(erasuresAtom)
  const ending = new AbortController()
  return {
    signal: ending.signal,
    end: () => ending.abort(),
    /** To be asked before it sets anything: where data were erased since it began, it ends here. */
    hasEnded() {
      if (get(erasuresAtom) !== erasures) ending.abort()
      return ending.signal.aborted
    },
  }
})

/** The state of a work of which one runs at a time. */
type Work<Kind> =
  | { status: 'idle' }
  /** The share that is done, from 0 to 1, and how to end it. */
  | { status: 'running'; kind: Kind; share: number; cancel: () => void }
  | { status: 'finished'; kind: Kind }
  | { status: 'failed'; kind: Kind }
  | { status: 'cancelled' }

/** Does a work, and gives what keeps the result: that is not called where the work was ended meanwhile. */
type Doing = (watching: Watching) => Promise<() => void>

/**
 * Makes a work of which one runs at a time, of one kind or another. It goes on while the trader looks at other pages;
 * `failure` is logged where it cannot be done.
 */
export function createWork<Kind extends string>(failure: string) {
  const workAtom = erasableAtom<Work<Kind>>({ status: 'idle' })

  const isRunningAtom = atom((get) => get(workAtom).status === 'running')

  const endAtom = atom(null, (get) => {
    const work = get(workAtom)
    if (work.status === 'running') work.cancel()
  })

  /** Starts it in place of the one that runs. */
  const startAtom = atom(null, async (_get, set, kind: Kind, doWork: Doing) => {
    set(endAtom)
    const { signal, end, hasEnded } = set(beginWorkAtom)
    const running = (share: number) => {
      if (!hasEnded()) set(workAtom, { status: 'running', kind, share, cancel: end })
    }
    running(0)
    try {
      const keep = await doWork({ signal, onProgress: running })
      if (hasEnded()) return
      // A result is long: the page shows it in between of what else it does.
      startTransition(() => {
        keep()
        set(workAtom, { status: 'finished', kind })
      })
    } catch (error) {
      if (hasEnded()) return
      logFailure(failure, error)
      set(workAtom, { status: 'failed', kind })
    }
  })

  const cancelAtom = atom(null, (_get, set) => {
    set(endAtom)
    set(workAtom, { status: 'cancelled' })
  })

  return { workAtom, isRunningAtom, startAtom, cancelAtom }
}
