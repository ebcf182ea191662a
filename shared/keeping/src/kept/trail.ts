import { fingerprintOf } from './seal'

/** More than two tabs write before either hears of the other. */
const MAX_TEXTS = 8

/** Fingerprints of the texts that a text was made from, newest first; older versions of the app name none. */
export type Ancestry = readonly string[] | undefined

/**
 * The texts of one slice that this tab has read or written last, so that a text of another tab can be compared with
 * what it was made from: the difference is what that tab has changed. What stood on the device before does not tell:
 * two tabs that write in the same few milliseconds each see their own text there, and the later one, which has not
 * heard of the earlier, would seem to have taken away what is only there.
 *
 * Nothing that the browser offers says so much. The `oldValue` of a storage event is what its store had, and not what
 * the writer had seen. Web Locks need https, cannot be waited for while a page is being left, and what one tab has
 * stored before it lets go of a lock may not be there yet for the next one.
 */
export interface Trail {
  /** Notes what stands on the device now, `null` for nothing, and what it says that it was made from. */
  add: (text: string | null, ancestry: Ancestry) => void
  /** The ancestry that the newest text bears. */
  ofNewest: () => Ancestry
  /** The ancestry of a text that takes the place of the newest. */
  ofNext: () => readonly string[]
  /** Returns the newest text from which one of that ancestry was made; `undefined` where this tab has seen none. */
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
 * Nothing looks the same each time it stands there, so what it was made from tells one time from another: a text from
 * before all was taken away was not made from what was left then. The nothing that tabs begin with is one.
 */
function markOf(text: string | null, ancestry: Ancestry): string {
  return fingerprintOf(text ?? ancestry?.join() ?? '')
}
