import * as v from 'valibot'

/** The URL of the release history: separate from the registry, because few pages need it. */
export const HISTORY_PATH = '/history.json'

const PastRelease = v.strictObject({
  release: v.number(),
  /** ISO 8601, UTC. */
  when: v.string(),
  why: v.string(),
  /** Absent if the store does not publish it. */
  who: v.optional(v.string()),
  /** The versions that it made live, by build. */
  versions: v.record(v.string(), v.string()),
  /** The builds that it withdrew; absent if there are none. */
  withdrawn: v.optional(v.array(v.string())),
  /** The canaries that it started or changed, in hundredths of a percent; `null` for one that it ended. */
  canaries: v.optional(
    v.record(v.string(), v.nullable(v.strictObject({ version: v.string(), below: v.number() }))),
  ),
})

/** `history.json`: the changes of the newest live releases, newest first. Older releases are left out. */
export const History = v.strictObject({ releases: v.array(PastRelease) })

export type PastRelease = v.InferOutput<typeof PastRelease>
export type History = v.InferOutput<typeof History>
