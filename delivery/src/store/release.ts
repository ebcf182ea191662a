import * as v from 'valibot'
import { BUILD_NAMES } from '../workspaces/buildNames.ts'

/** The version of each build that is live together. */
export const Composition = v.record(v.picklist(BUILD_NAMES), v.string())

/** `releases/000042.json`: a composition that was live, with who, when and why. Never changed. */
export const Release = v.strictObject({
  release: v.number(),
  composition: Composition,
  who: v.string(),
  /** ISO 8601, UTC. */
  when: v.string(),
  why: v.string(),
})

export type Composition = v.InferOutput<typeof Composition>
export type Release = v.InferOutput<typeof Release>

/** Whether two compositions are of the same versions. */
export function isSameComposition(some: Composition, others: Composition): boolean {
  return BUILD_NAMES.every((name) => some[name] === others[name])
}
