import * as v from 'valibot'
import { RemoteName } from './remoteConfig.ts'

/** Where a browser tells the gateway what became of a remote that has a canary. */
export const OUTCOMES_PATH = '/outcomes'

/**
 * The classes of times from asking for a page until it was painted, by the milliseconds that were enough; the last
 * has what took longer, too. So coarse that nobody is known by one.
 */
export const PAINT_MS = [
  100, 150, 200, 300, 400, 600, 800, 1_200, 1_600, 2_400, 3_200, 4_800, 6_400, 9_600,
] as const

/**
 * The outcome of a version in one tab, the first time that it was clear: its page stood, did not come, or broke.
 * Nothing in it is of the trader. A newer host may tell more.
 */
export const Outcome = v.object({
  remote: RemoteName,
  version: v.pipe(v.string(), v.maxLength(100)),
  phase: v.picklist(['shown', 'load', 'run']),
  /** Of a version that stood: how long its first page took. Unknown where nobody was looking. */
  paintMs: v.optional(v.picklist(PAINT_MS)),
})

export type Outcome = v.InferOutput<typeof Outcome>
