import { posix } from 'node:path'

/** Compiled declarations: the files by path, and the entry file of each share key. */
export interface Declarations {
  entries: Readonly<Record<string, string>>
  files: Readonly<Record<string, string>>
}

/** Matches a declaration file's references to others: `from './pair'`, `import './pair'`, `import("./pair").Pair`. */
const SPECIFIER = /\b(?:from|import)\s*\(?\s*(["'])([^"'\n]+)\1/g

/** The specifiers of all files that a declaration file refers to. */
export function specifiersIn(text: string): string[] {
  return [...new Set([...text.matchAll(SPECIFIER)].map(([, , specifier = '']) => specifier))]
}

/**
 * The path of the file that `specifier` refers to in the file `from`, within one set of declarations; `undefined` for
 * modules outside, such as `react`.
 */
export function resolveIn(
  { entries, files }: Declarations,
  from: string,
  specifier: string,
): string | undefined {
  if (!specifier.startsWith('.')) return entries[specifier]
  const path = posix.join(posix.dirname(from), specifier)
  const bare = path.replace(/\.[cm]?[jt]sx?$/, '')
  const places = [`${path}.d.ts`, `${bare}.d.ts`, `${path}/index.d.ts`]
  return places.find((place) => Object.hasOwn(files, place))
}

/** The files of a set of declarations that the named entries need. */
export function closureOf(declarations: Declarations, keys: readonly string[]): Declarations {
  const reached = new Set(keys.flatMap((key) => declarations.entries[key] ?? []))
  for (const path of reached) {
    for (const specifier of specifiersIn(declarations.files[path] ?? '')) {
      const target = resolveIn(declarations, path, specifier)
      if (target !== undefined) reached.add(target)
    }
  }
  return {
    entries: filtered(declarations.entries, (_key, path) => reached.has(path)),
    files: filtered(declarations.files, (path) => reached.has(path)),
  }
}

function filtered(
  record: Readonly<Record<string, string>>,
  isKept: (key: string, value: string) => boolean,
): Record<string, string> {
  const kept = Object.entries(record).filter(([key, value]) => isKept(key, value))
  return Object.fromEntries(kept.sort(([one], [other]) => (one < other ? -1 : 1)))
}
