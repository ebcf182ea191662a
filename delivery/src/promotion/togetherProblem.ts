import { seamProblem } from '../seam/seamProblem.ts'
import { problemOf } from './gate.ts'
import type { PublishedComposition } from '../store/published.ts'
import type { Versions } from '../store/release.ts'

interface Together {
  store: string
  /** The builds that would be live together. */
  next: PublishedComposition
  /** The versions that are live now, if any. */
  live: Versions | undefined
}

/**
 * Why these builds must not be live together, for everybody or in a reviewer's tab: judged by their descriptions, and
 * by the declarations that they were compiled against. `undefined` when they may.
 */
export async function togetherProblem({
  store,
  next,
  live,
}: Together): Promise<string | undefined> {
  return problemOf(next) ?? (await seamProblem({ store, next, live: live ?? { composition: {} } }))
}
