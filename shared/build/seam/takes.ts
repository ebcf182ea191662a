import type { Compilation, Module, ModuleGraph, ModuleGraphConnection } from 'webpack'
import semver from 'webpack/lib/util/semver.js'
import { type ConsumedModule, isConsumed, isProvided } from './modules.ts'
import type { Names } from './notGiven.ts'
import { connectionsFrom, entryModules } from './reached.ts'

/** Stands for every export of a module: its namespace object is used in a way that the build cannot track. */
const EVERYTHING = '*'

/** A bundled copy of a shared module. */
export interface Copy {
  version: string
  /** The names that it uses in turn. */
  names: Names
}

/** Everything that a build takes from shared modules, by share key. */
export interface Takes {
  ranges: Readonly<Record<string, string>>
  names: Names
  copies: Readonly<Record<string, Copy>>
}

/**
 * Returns what a build takes from shared modules, by share key: the `ranges` in which another copy is acceptable, the
 * `names` that its own modules use (`theme.color` is a member), and the bundled `copies`, each with the names that it
 * uses in turn. Has to be called once the use of exports is known and before modules are concatenated.
 */
export function takesOf(compilation: Compilation): Takes {
  const consumed = [...compilation.modules].filter(isConsumed).sort(byKey)
  const ranges: Record<string, string> = {}
  const copies: Record<string, Copy> = {}
  const names = namesTakenBy(compilation, entryModules(compilation))
  for (const module of consumed) {
    const { shareKey, requiredVersion, import: fallback } = module.options
    ranges[shareKey] = requiredVersion ? semver.rangeToString(requiredVersion) : '*'
    if (!fallback || !requiredVersion) continue
    // The range of a spare begins with its own version (`sharing.ts`).
    const [, ...version] = requiredVersion
    copies[shareKey] = { version: version.join('.'), names: namesTakenBy(compilation, [module]) }
  }
  // The host uses its own modules and provides them to others.
  for (const [shareKey, version] of providedBy(compilation).sort()) {
    ranges[shareKey] ??= version
    copies[shareKey] ??= { version, names: {} }
  }
  return { ranges, names, copies }
}

/** Returns the share keys and versions that the build itself provides. */
function providedBy({ modules }: Compilation): [string, string][] {
  const provided = [...modules].filter(isProvided)
  return provided.map(({ _name, _version }) => [_name, _version])
}

/** The names used by modules and all that they need, by share key. Stops at each shared module. */
function namesTakenBy({ moduleGraph }: Compilation, starts: readonly Module[]): Names {
  const taken = new Map<string, Set<string>>()
  for (const { connection, target, state } of connectionsFrom(moduleGraph, starts)) {
    if (!isConsumed(target) || state !== true) continue
    const names = taken.get(target.options.shareKey) ?? new Set<string>()
    taken.set(target.options.shareKey, names)
    for (const name of referenced(connection, moduleGraph)) names.add(name)
  }
  const sorted = [...taken].sort(([one], [other]) => (one < other ? -1 : 1))
  return Object.fromEntries(sorted.map(([key, names]) => [key, simplified(names)]))
}

function referenced({ dependency }: ModuleGraphConnection, moduleGraph: ModuleGraph): string[] {
  if (!dependency) return []
  // If webpack does not know a module's kind, it treats the default export as the whole module.
  if ('ids' in dependency && Array.isArray(dependency.ids) && dependency.ids[0] === 'default')
    return ['default']
  return dependency.getReferencedExports(moduleGraph, undefined).map((reference) => {
    const path = Array.isArray(reference) ? reference : reference.name
    return path.length > 0 ? path.join('.') : EVERYTHING
  })
}

/** Removes members of names that are taken whole. */
function simplified(names: ReadonlySet<string>): string[] {
  if (names.has(EVERYTHING)) return [EVERYTHING]
  return [...names].filter((name) => !ownersOf(name).some((owner) => names.has(owner))).sort()
}

/** The parents of a name: `a` and `a.b` for `a.b.c`. */
function ownersOf(name: string): string[] {
  const parts = name.split('.')
  return parts.slice(1).map((_, at) => parts.slice(0, at + 1).join('.'))
}

function byKey({ options: one }: ConsumedModule, { options: other }: ConsumedModule): number {
  return one.shareKey < other.shareKey ? -1 : 1
}
