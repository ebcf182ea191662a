import { RemoteName } from '@aldergate/contract'
import { HOST, inOrder } from '../workspaces/buildNames.ts'
import * as v from 'valibot'

/** The version of each build that is live together, whoever built it: names that nobody here knows are as good. */
export const Composition = v.record(v.union([v.literal(HOST), RemoteName]), v.string())

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
  const names = inOrder([...Object.keys(some), ...Object.keys(others)])
  return names.every((name) => some[name] === others[name])
}
