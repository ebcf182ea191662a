import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The hash of every file below the named folders of a store, by its path. */
export function hashesOf(store: string, names: readonly string[]): Record<string, string> {
  const files = names.flatMap((name) =>
    readdirSync(join(store, name), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name)),
  )
  return Object.fromEntries(
    files
      .sort()
      .map((file) => [file, createHash('sha256').update(readFileSync(file)).digest('hex')]),
  )
}
