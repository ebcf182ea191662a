import * as v from 'valibot'
import { RemoteName } from './remoteConfig.ts'

/** Where a browser tells the gateway what became of a remote that has a canary. */
export const OUTCOMES_PATH = '/outcomes'

/**
 * What became of a version in one tab, the first time that this was clear: its page stood, did not come, or
 * broke. Nothing in it is of the trader.
 */
export const Outcome = v.strictObject({
  remote: RemoteName,
  version: v.pipe(v.string(), v.maxLength(100)),
  phase: v.picklist(['shown', 'load', 'run']),
})

export type Outcome = v.InferOutput<typeof Outcome>
