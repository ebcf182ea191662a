import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { codeOf } from './thrown.ts'

const FOLDER = join(import.meta.dirname, '..')

/** How an entry is shared: one copy per page, or one per version. */
type Sharing = 'singleton' | 'version'

/** The used fields of a `package.json`; `shares` lists only shared entries. */
interface Manifest {
  name: string
  version: string
  exports: Readonly<Record<string, string>>
  shares?: Readonly<Record<string, Sharing>>
  dependencies: Readonly<Record<string, string>>
}

interface Entry {
  /** The specifier that other packages import it by. */
  specifier: string
  /** The source file. */
  source: string
  sharedAs: Sharing
}

interface Package {
  name: string
  version: string
  folder: string
  entries: readonly Entry[]
  dependencies: readonly string[]
  /** The sources of its entries that are not shared. */
  bundled: readonly string[]
}

/**
 * The packages of `shared` that reach the browser, with their entries: each with its specifier, its source file, and
 * whether a page has one copy of it (`singleton`) or one per version (`version`). A package declares this itself, by
 * `exports` and `shares` in its package.json.
 */
export const PACKAGES: readonly Package[] = readdirSync(FOLDER, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .flatMap(({ name: folder }) => {
    const path = join(FOLDER, folder)
    const manifest = manifestIn(path)
    if (!manifest?.shares) return []
    const { name, version, exports, shares, dependencies } = manifest
    const sourceOf = (entry: string) => {
      const source = exports[entry]
      if (!source) throw new Error(`${name} shares "${entry}", which it does not export.`)
      return join(path, source)
    }
    const entries = Object.entries(shares).map(([entry, sharedAs]) => ({
      specifier: name + entry.slice(1),
      source: sourceOf(entry),
      sharedAs,
    }))
    const bundled = Object.keys(exports).filter((entry) => !shares[entry])
    return [
      {
        name,
        version,
        folder: path,
        entries,
        dependencies: Object.keys(dependencies),
        bundled: bundled.map(sourceOf),
      },
    ]
  })

/** The sources of entries that are not shared: each build bundles what it uses of them. */
export const BUNDLED = PACKAGES.flatMap(({ bundled }) => bundled)

/** Every entry of every package. */
export const ENTRIES = PACKAGES.flatMap(({ version, entries }) =>
  entries.map((entry) => ({ ...entry, version })),
)

function manifestIn(folder: string): Manifest | undefined {
  try {
    return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  } catch (cause) {
    if (codeOf(cause) === 'ENOENT') return undefined
    throw cause
  }
}
