import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const FOLDER = join(import.meta.dirname, '..')

/**
 * The packages of `shared` that reach the browser, with each of their entries: its specifier, its source
 * file, and whether there is one of it on a page (`singleton`) or one of each version (`version`).
 * A package says so itself, by `exports` and `shares` in its package.json.
 */
export const PACKAGES = readdirSync(FOLDER, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .flatMap(({ name: folder }) => {
    const path = join(FOLDER, folder)
    const { name, version, exports, shares, dependencies } = manifestIn(path)
    if (!shares) return []
    const entries = Object.entries(shares).map(([entry, sharedAs]) => ({
      specifier: name + entry.slice(1),
      source: join(path, exports[entry]),
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
        bundled: bundled.map((entry) => join(path, exports[entry])),
      },
    ]
  })

/** The sources of entries that are not shared: each build bundles what it uses of them. */
export const BUNDLED = PACKAGES.flatMap(({ bundled }) => bundled)

/** Every entry of every package. */
export const ENTRIES = PACKAGES.flatMap(({ version, entries }) =>
  entries.map((entry) => ({ ...entry, version })),
)

function manifestIn(folder) {
  try {
    return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  } catch (cause) {
    if (cause.code === 'ENOENT') return {}
    throw cause
  }
}
