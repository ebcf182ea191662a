import * as v from 'valibot'

/** Where a page reads what was live before: beside the registry, because few pages ask for it. */
export const HISTORY_PATH = '/history.json'

const PastRelease = v.strictObject({
  release: v.number(),
  /** ISO 8601, UTC. */
  when: v.string(),
  why: v.string(),
  /** Left out where the store does not tell. */
  who: v.optional(v.string()),
  /** The versions that it made live, by their builds. */
  versions: v.record(v.string(), v.string()),
  /** The builds that it took out of what is live; left out where it took none. */
  withdrawn: v.optional(v.array(v.string())),
  /** The canaries that it began or changed, in hundredths of a percent; `null` is one that it ended. */
  canaries: v.optional(
    v.record(v.string(), v.nullable(v.strictObject({ version: v.string(), below: v.number() }))),
  ),
})

/** `history.json`: what the newest releases changed that were live, the newest first. Not all there ever were. */
export const History = v.strictObject({ releases: v.array(PastRelease) })

export type PastRelease = v.InferOutput<typeof PastRelease>
export type History = v.InferOutput<typeof History>
