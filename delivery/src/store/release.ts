import { RemoteName } from '@aldergate/contract'
import { type BuildName, HOST, inOrder } from '../names/buildNames.ts'
import * as v from 'valibot'
import { Canary, isSameCanary } from './canary.ts'
import { Version } from '../names/version.ts'

const Name = v.union([v.literal(HOST), RemoteName])

/** The versions that are live together, by build. The builds may be unknown to this work tree. */
export const Composition = v.record(Name, Version)

/** `releases/000042.json`: a composition that was to go live, with user, time and reason. Never changed. */
export const Release = v.strictObject({
  release: v.number(),
  composition: Composition,
  /** The canaries, which some browsers run instead. */
  canaries: v.optional(v.record(RemoteName, Canary)),
  who: v.string(),
  /** ISO 8601, UTC. */
  when: v.string(),
  why: v.string(),
  /** The release that was live before, 0 for none; older deliveries did not record it. */
  after: v.optional(v.number()),
  /** The versions that were rolled back: `npm start` makes none of them live by itself. */
  heldBack: v.optional(v.record(Name, v.array(Version))),
  /** The result of the browser check before it went live; absent if the check was not configured. */
  opened: v.optional(v.picklist(['sound', 'no browser', 'left out'])),
  /**
   * A random id, drawn for the first release of a store and the same in all later ones, so that stores can be
   * distinguished.
   */
  chain: v.optional(v.string()),
  /** The hash of the previous record; absent in the first, and in those of older deliveries. */
  before: v.optional(v.string()),
  /** The signature of everything else in the record; absent if there was no key. */
  signature: v.optional(v.string()),
})

export type Composition = v.InferOutput<typeof Composition>
export type Release = v.InferOutput<typeof Release>

/** The versions of a release: the live ones, and the canaries. */
export type Versions = Pick<Release, 'composition' | 'canaries'>

/** Whether two releases have the same versions for the same browsers. */
export function areSameVersions(some: Versions, others: Versions): boolean {
  const all = [some, others].flatMap(({ composition, canaries }) =>
    Object.keys({ ...composition, ...canaries }),
  )
  return inOrder(all).every(
    (name) =>
      some.composition[name] === others.composition[name] &&
      isSameCanary(some.canaries?.[name], others.canaries?.[name]),
  )
}

/** Each version that a release names, with its build. */
export function namedVersions({ composition, canaries = {} }: Versions): [BuildName, string][] {
  const tried = Object.entries(canaries).map(([name, { version }]): [BuildName, string] => [
    name,
    version,
  ])
  return [...Object.entries(composition), ...tried]
}

/** A copy of a record by build without some builds. */
export function without<Value>(
  all: Readonly<Record<BuildName, Value>>,
  names: readonly BuildName[],
): Record<BuildName, Value> {
  return Object.fromEntries(Object.entries(all).filter(([name]) => !names.includes(name)))
}
