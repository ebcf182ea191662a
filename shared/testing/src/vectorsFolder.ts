import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The published reference values by file name, or `undefined` when no folder is named. A folder that
 * is named and is not there is an error: whoever names it wants the values checked.
 */
export function publishedVectors(): ReadonlyMap<string, unknown> | undefined {
  const folder = process.env.VECTORS_DIR
  if (folder === undefined) return undefined
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'))
  return new Map(
    files.sort().map((name) => [name, JSON.parse(readFileSync(join(folder, name), 'utf8'))]),
  )
}
