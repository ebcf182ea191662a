import type { Watching } from '@aldergate/market/strategy'
import { erasableAtom, erasuresAtom, logFailure } from '@aldergate/platform'
import { atom } from 'jotai'
import { startTransition } from 'react'

/** Starts a background job: it ends when cancelled, and when all data are erased. */
export const beginWorkAtom = atom(null, (get) => {
  const erasures = get(erasuresAtom)
  const ending = new AbortController()
  return {
    signal: ending.signal,
    end: () => ending.abort(),
    /** Check this before setting anything: an erasure since the start ends the job here. */
    hasEnded() {
      if (get(erasuresAtom) !== erasures) ending.abort()
      return ending.signal.aborted
    },
  }
})

/** The state of a job, of which only one runs at a time. */
type Work<Kind> =
  | { status: 'idle' }
  /** The share that is done, from 0 to 1, and how to end it. */
  | { status: 'running'; kind: Kind; share: number; cancel: () => void }
  | { status: 'finished'; kind: Kind }
  | { status: 'failed'; kind: Kind }
  | { status: 'cancelled' }

/**
 * Performs a job and returns a function that stores the result: it is not called if the job was cancelled meanwhile.
 */
type Doing = (watching: Watching) => Promise<() => void>

/**
 * Creates a job of several kinds, of which one runs at a time. It continues while the trader is on other pages;
 * `failure` is logged if it fails.
 */
export function createWork<Kind extends string>(failure: string) {
  const workAtom = erasableAtom<Work<Kind>>({ status: 'idle' })

  const isRunningAtom = atom((get) => get(workAtom).status === 'running')

  const endAtom = atom(null, (get) => {
    const work = get(workAtom)
    if (work.status === 'running') work.cancel()
  })

  /** Starts a job and cancels the running one. */
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
      // A result is long: a transition keeps the page responsive while it renders.
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
