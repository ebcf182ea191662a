import semver from 'webpack/lib/util/semver.js'

const CONSUMED = 'consume-shared-module'
const PROVIDED = 'provide-module'

/** Stands for every export of a module: its namespace object goes where the build cannot follow it. */
const EVERYTHING = '*'

/**
 * Returns what a build takes from shared modules, by share key: `ranges` in which somebody else's copy will do, `names`
 * that its own modules use (`theme.color` is a member), and `copies` that it brings along, each with the names that it
 * uses in turn. To be called once the use of exports is known and before modules are concatenated.
 */
export function takesOf(compilation) {
  const consumed = [...compilation.modules].filter(isConsumed).sort(byKey)
  const takes = {
    ranges: {},
    names: namesTakenBy(compilation, entryModules(compilation)),
    copies: {},
  }
  for (const module of consumed) {
    const { shareKey, requiredVersion, import: fallback } = module.options
    takes.ranges[shareKey] = requiredVersion ? semver.rangeToString(requiredVersion) : '*'
    if (!fallback) continue
    const names = namesTakenBy(compilation, [module])
    // The range of a spare begins with its own version (`sharing.mjs`).
    const [, ...version] = requiredVersion
    takes.copies[shareKey] = { version: version.join('.'), names }
  }
  // The host runs on its own modules, and gives them to others.
  for (const [shareKey, version] of providedBy(compilation).sort()) {
    takes.ranges[shareKey] ??= version
    takes.copies[shareKey] ??= { version, names: {} }
  }
  return takes
}

function isConsumed({ type }) {
  return type === CONSUMED
}

/** Returns what the build itself gives to others: share keys and versions. */
function providedBy({ modules }) {
  const provided = [...modules].filter(({ type }) => type === PROVIDED)
  return provided.map(({ _name, _version }) => [_name, _version])
}

/** The host's list of all that it offers (`data:…`) imports everything and uses nothing. */
function isUser(module) {
  return module && !module.resource?.startsWith('data:')
}

function entryModules({ entries, moduleGraph }) {
  const dependencies = [...entries.values()].flatMap((entry) => entry.dependencies)
  return dependencies.map((each) => moduleGraph.getModule(each)).filter(isUser)
}

/** Walks from modules to all that they need, and ends at each shared module: the names by share key. */
function namesTakenBy({ moduleGraph }, starts) {
  const taken = new Map()
  const reached = new Set(starts)
  for (const module of reached) {
    for (const connection of moduleGraph.getOutgoingConnections(module)) {
      const target = connection.module
      const state = connection.getActiveState(undefined)
      if (!target || state === false) continue
      if (!isConsumed(target)) reached.add(target)
      else if (state === true) {
        const names = taken.get(target.options.shareKey) ?? new Set()
        taken.set(target.options.shareKey, names)
        for (const name of referenced(connection, moduleGraph)) names.add(name)
      }
    }
  }
  const keys = [...taken.keys()].sort()
  return Object.fromEntries(keys.map((key) => [key, simplified(taken.get(key))]))
}

function referenced({ dependency }, moduleGraph) {
  // Of a module whose kind it does not know, webpack takes the default export for all of it.
  if (dependency.ids?.[0] === 'default') return ['default']
  return dependency.getReferencedExports(moduleGraph, undefined).map((reference) => {
    const path = Array.isArray(reference) ? reference : reference.name
    return path.length > 0 ? path.join('.') : EVERYTHING
  })
}

/** Leaves out members of what is taken whole. */
function simplified(names) {
  if (names.has(EVERYTHING)) return [EVERYTHING]
  return [...names].filter((name) => !ownersOf(name).some((owner) => names.has(owner))).sort()
}

/** `a.b.c` → `a`, `a.b`. */
function ownersOf(name) {
  const parts = name.split('.')
  return parts.slice(1).map((_, at) => parts.slice(0, at + 1).join('.'))
}

function byKey({ options: one }, { options: other }) {
  return one.shareKey < other.shareKey ? -1 : 1
}
