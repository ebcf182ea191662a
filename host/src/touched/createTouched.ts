import { type Baseline, baseline } from './baseline'

/** Says at each look what of all that belongs to all was altered since the last one, or since `before`. What compares comes with the first look. */
export function createTouched(before: Baseline = baseline()): () => Promise<readonly string[]> {
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
