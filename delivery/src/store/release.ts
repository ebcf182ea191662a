import { RemoteName } from '@aldergate/contract'
import { type BuildName, HOST, inOrder } from '../names/buildNames.ts'
import * as v from 'valibot'
import { Canary, isSameCanary } from './canary.ts'
import { Version } from '../names/version.ts'

const Name = v.union([v.literal(HOST), RemoteName])

/** The version of each build that is live together, whoever built it: names that nobody here knows are as good. */
export const Composition = v.record(Name, Version)

/** `releases/000042.json`: a composition that was to be live, with who, when and why. Never changed. */
export const Release = v.strictObject({
  release: v.number(),
  composition: Composition,
  /** The canaries, which some browsers run instead. */
  canaries: v.optional(v.record(RemoteName, Canary)),
  who: v.string(),
  /** ISO 8601, UTC. */
  when: v.string(),
  why: v.string(),
  /** The release that was live before, 0 for none; older deliveries did not note it. */
  after: v.optional(v.number()),
  /** The versions from which somebody went back: `npm start` makes none of them live by itself. */
  heldBack: v.optional(v.record(Name, v.array(Version))),
  /** Whether its pages were opened in a browser before; none where nobody wanted to know. */
  opened: v.optional(v.picklist(['sound', 'no browser', 'left out'])),
  /** Drawn for the first release of a store and the same in all that follow, so that stores can be told apart. */
  chain: v.optional(v.string()),
  /** The hash of the record before, by its number; none in the first, and in those of older deliveries. */
  before: v.optional(v.string()),
  /** Of all else in the record, by the key of who promoted; none where there was no key. */
  signature: v.optional(v.string()),
})

export type Composition = v.InferOutput<typeof Composition>
export type Release = v.InferOutput<typeof Release>

/** The versions of a release: what everybody runs, and what some run instead. */
export type Versions = Pick<Release, 'composition' | 'canaries'>

/** Whether two releases are of the same versions for the same browsers. */
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

/** The rest of what is kept by builds. */
export function without<Value>(
  all: Readonly<Record<BuildName, Value>>,
  names: readonly BuildName[],
): Record<BuildName, Value> {
  return Object.fromEntries(Object.entries(all).filter(([name]) => !names.includes(name)))
}
