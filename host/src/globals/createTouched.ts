import { type Baseline, baseline } from './baseline'

/**
 * Returns a function that reports which shared globals were altered since its last call, or since `before`; `undefined`
 * if the comparison, which is loaded on the first call, does not come.
 */
export function createTouched(
  before: Baseline = baseline(),
): () => Promise<readonly string[] | undefined> {
  return async () => {
    const after = baseline()
    const seen = before
    before = after
    try {
      const { changed } = await import(/* webpackChunkName: "afterwards" */ './changed')
      return changed(seen, after)
    } catch {
      // Not reported: the next call compares with the same state.
      before = seen
      return undefined
    }
  }
}
