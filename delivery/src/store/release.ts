import { RemoteName } from '@aldergate/contract'
import { HOST, inOrder } from '../workspaces/buildNames.ts'
import * as v from 'valibot'
import { isVersion } from './version.ts'

const Name = v.union([v.literal(HOST), RemoteName])

/** A version is the name of a folder: any other text could lead elsewhere. */
const Version = v.pipe(v.string(), v.check(isVersion, 'a version is like 1.2.3-0123456789ab'))

/** The version of each build that is live together, whoever built it: names that nobody here knows are as good. */
export const Composition = v.record(Name, Version)

/** `releases/000042.json`: a composition that was to be live, with who, when and why. Never changed. */
export const Release = v.strictObject({
  release: v.number(),
  composition: Composition,
  who: v.string(),
  /** ISO 8601, UTC. */
  when: v.string(),
  why: v.string(),
  /** The release that was live before, 0 for none; older deliveries did not note it. */
  after: v.optional(v.number()),
  /** The versions from which somebody went back: `npm start` makes none of them live by itself. */
  heldBack: v.optional(v.record(Name, v.array(Version))),
})

export type Composition = v.InferOutput<typeof Composition>
export type Release = v.InferOutput<typeof Release>

/** Whether two compositions are of the same versions. */
export function isSameComposition(some: Composition, others: Composition): boolean {
  const names = inOrder([...Object.keys(some), ...Object.keys(others)])
  return names.every((name) => some[name] === others[name])
}

/** What is held back once these versions are live: also what is left by going back, and none that is wanted. */
export function heldBackAfter(
  live: Release | undefined,
  versions: Composition,
  isGoingBack: boolean,
): Release['heldBack'] {
  const held: Record<string, string[]> = { ...live?.heldBack }
  for (const [name, version] of Object.entries(versions)) {
    const left = isGoingBack ? live?.composition[name] : undefined
    const all = new Set([...(held[name] ?? []), ...(left === undefined ? [] : [left])])
    all.delete(version)
    held[name] = [...all]
  }
  const entries = Object.entries(held).filter(([, all]) => all.length > 0)
  return entries.length > 0 ? Object.fromEntries(entries) : undefined
}
