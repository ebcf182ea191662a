import { fingerprintOf } from './seal'

/** More than two tabs write before either is notified of the other. */
const MAX_TEXTS = 8

/** Marks of the texts that a text was derived from, newest first; older versions of the app wrote none. */
export type Ancestry = readonly string[] | undefined

/**
 * The texts of one slice that this tab has last read or written, to find the common ancestor of another tab's text: the
 * difference to it is what that tab has changed. The device's previous text is no substitute: two tabs that write
 * within the same few milliseconds each see their own text there, and the later one, not yet notified of the earlier,
 * would seem to have removed what only that one has.
 *
 * No browser API provides this. The `oldValue` of a storage event is the storage's previous text, not what the writer
 * had seen. Web Locks need https, cannot be awaited while a page is being left, and a tab's writes before it releases a
 * lock may not be visible yet to the next holder.
 */
export interface Trail {
  /** Records what is on the device now, `null` for nothing, and its ancestry. */
  add: (text: string | null, ancestry: Ancestry) => void
  /** The ancestry that the newest text bears. */
  ofNewest: () => Ancestry
  /** The ancestry of a text that takes the place of the newest. */
  ofNext: () => readonly string[]
  /** Returns the newest text in that ancestry; `undefined` if this tab has seen none of them. */
  commonWith: (ancestry: Ancestry) => { text: string | null } | undefined
}

export function startTrail(): Trail {
  let seen: readonly { mark: string; text: string | null }[] = []
  let newest: Ancestry

  return {
    add: (text, ancestry) => {
      seen = [{ mark: markOf(text, ancestry), text }, ...seen].slice(0, MAX_TEXTS)
      newest = ancestry
    },
    ofNewest: () => newest,
    ofNext: () =>
      [...seen.slice(0, 1).map(({ mark }) => mark), ...(newest ?? [])].slice(0, MAX_TEXTS),
    commonWith: (ancestry) => seen.find(({ mark }) => ancestry?.includes(mark)),
  }
}

/**
 * Absence has no content, so its ancestry identifies it: versions of the app that store nothing for a default tell one
 * absence from another by it. The initial absence of all tabs is the same.
 */
function markOf(text: string | null, ancestry: Ancestry): string {
  return fingerprintOf(text ?? ancestry?.join() ?? '')
}
