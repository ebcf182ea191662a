import * as v from 'valibot'
import { RemoteName } from './remoteConfig.ts'

/** The gateway's URL for browsers' reports on remotes with a canary. */
export const OUTCOMES_PATH = '/outcomes'

/**
 * The classes of times from requesting a page until it is painted, by their upper bounds in milliseconds; the last one
 * includes all longer times. Coarse, so that times identify nobody.
 */
export const PAINT_MS = [
  100, 150, 200, 300, 400, 600, 800, 1_200, 1_600, 2_400, 3_200, 4_800, 6_400, 9_600,
] as const

/**
 * The outcome of a version in one tab, when it is first known: its page was shown, did not load, or crashed. Contains
 * no data of the trader's. A newer host may report more.
 */
export const Outcome = v.object({
  remote: RemoteName,
  version: v.pipe(v.string(), v.maxLength(100)),
  phase: v.picklist(['shown', 'load', 'run']),
  /** For a version that was shown: how long its first page took. Absent if the tab was hidden. */
  paintMs: v.optional(v.picklist(PAINT_MS)),
})

export type Outcome = v.InferOutput<typeof Outcome>
