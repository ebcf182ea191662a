import { baseline } from './baseline'

/** Notes what belongs to all, and says at each look what was altered since the last one. What compares comes with the first look. */
export function createTouched(): () => Promise<readonly string[]> {
  let before = baseline()
  return async () => {
    const after = baseline()
    const seen = before
    before = after
    try {
      const { changed } = await import(/* webpackChunkName: "afterwards" */ './changed')
      return changed(seen, after)
    } catch {
      // Nobody misses it: the next look begins where this one did.
      before = seen
      return []
    }
  }
}
