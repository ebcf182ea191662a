import { posix } from 'node:path'

/**
 * The places where a declaration file refers to another: `from './pair'`, `import './pair'`, `import("./pair").Pair`.
 */
const SPECIFIER = /\b(?:from|import)\s*\(?\s*(["'])([^"'\n]+)\1/g

/** The specifiers of all that a declaration file refers to. */
export function specifiersIn(text) {
  return [...new Set([...text.matchAll(SPECIFIER)].map(([, , specifier]) => specifier))]
}

/**
 * The path of the file that `specifier` means in the file `from`, within one set of declarations;
 * `undefined` for what lies outside, such as `react`.
 */
export function resolveIn({ entries, files }, from, specifier) {
  if (!specifier.startsWith('.')) return entries[specifier]
  const path = posix.join(posix.dirname(from), specifier)
  const bare = path.replace(/\.[cm]?[jt]sx?$/, '')
  const places = [`${path}.d.ts`, `${bare}.d.ts`, `${path}/index.d.ts`]
  return places.find((place) => Object.hasOwn(files, place))
}

/** The part of a set of declarations that the named entries need. */
export function closureOf(declarations, keys) {
  const reached = new Set(keys.map((key) => declarations.entries[key]))
  for (const path of reached) {
    for (const specifier of specifiersIn(declarations.files[path])) {
      const target = resolveIn(declarations, path, specifier)
      if (target !== undefined) reached.add(target)
    }
  }
  return {
    entries: filtered(declarations.entries, (_key, path) => reached.has(path)),
    files: filtered(declarations.files, (path) => reached.has(path)),
  }
}

function filtered(record, isKept) {
  const kept = Object.entries(record).filter(([key, value]) => isKept(key, value))
  return Object.fromEntries(kept.sort(([one], [other]) => (one < other ? -1 : 1)))
}
