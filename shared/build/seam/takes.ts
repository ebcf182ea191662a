import type { Compilation, Module, ModuleGraph, ModuleGraphConnection } from 'webpack'
import semver from 'webpack/lib/util/semver.js'
import { type ConsumedModule, isConsumed, isProvided } from './modules.ts'
import type { Names } from './notGiven.ts'
import { connectionsFrom, entryModules } from './reached.ts'

/** Stands for every export of a module: its namespace object goes where the build cannot follow it. */
const EVERYTHING = '*'

/** A copy of a shared module that a build brings along. */
export interface Copy {
  version: string
  /** The names that it uses in turn. */
  names: Names
}

/** All that a build takes from shared modules, by share key. */
export interface Takes {
  ranges: Readonly<Record<string, string>>
  names: Names
  copies: Readonly<Record<string, Copy>>
}

/**
 * Returns what a build takes from shared modules, by share key: `ranges` in which somebody else's copy will do, `names`
 * that its own modules use (`theme.color` is a member), and `copies` that it brings along, each with the names that it
 * uses in turn. To be called once the use of exports is known and before modules are concatenated.
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
  // The host runs on its own modules, and gives them to others.
  for (const [shareKey, version] of providedBy(compilation).sort()) {
    ranges[shareKey] ??= version
    copies[shareKey] ??= { version, names: {} }
  }
  return { ranges, names, copies }
}

/** Returns what the build itself gives to others: share keys and versions. */
function providedBy({ modules }: Compilation): [string, string][] {
  const provided = [...modules].filter(isProvided)
  return provided.map(({ _name, _version }) => [_name, _version])
}

/** Walks from modules to all that they need, and ends at each shared module: the names by share key. */
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
  // Of a module whose kind it does not know, webpack takes the default export for all of it.
  if ('ids' in dependency && Array.isArray(dependency.ids) && dependency.ids[0] === 'default')
    return ['default']
  return dependency.getReferencedExports(moduleGraph, undefined).map((reference) => {
    const path = Array.isArray(reference) ? reference : reference.name
    return path.length > 0 ? path.join('.') : EVERYTHING
  })
}

/** Leaves out members of what is taken whole. */
function simplified(names: ReadonlySet<string>): string[] {
  if (names.has(EVERYTHING)) return [EVERYTHING]
  return [...names].filter((name) => !ownersOf(name).some((owner) => names.has(owner))).sort()
}

/** `a.b.c` → `a`, `a.b`. */
function ownersOf(name: string): string[] {
  const parts = name.split('.')
  return parts.slice(1).map((_, at) => parts.slice(0, at + 1).join('.'))
}

function byKey({ options: one }: ConsumedModule, { options: other }: ConsumedModule): number {
  return one.shareKey < other.shareKey ? -1 : 1
}
