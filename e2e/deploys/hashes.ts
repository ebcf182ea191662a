import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Lists the names of the builds that are published in a store. */
export function buildsIn(store: string): string[] {
  return readdirSync(store, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !/^(releases|documents)$/.test(entry.name))
    .map((entry) => entry.name)
}

/** The hash of every file below the named folders of a store, by its path. */
export function hashesOf(store: string, names: readonly string[]): Record<string, string> {
  const files = names.flatMap((name) =>
    readdirSync(join(store, name), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name)),
  )
  return Object.fromEntries(files.sort().map((file) => [file, hashOf(file)]))
}

export function hashOf(file: string): string {
  return createHash('sha256').update(readFileSync(file)).digest('hex')
}
