import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The published reference values by file name, or `undefined` when no folder is named. A named folder that does not
 * exist is an error, because the values were meant to be checked.
 */
export function publishedVectors(): ReadonlyMap<string, unknown> | undefined {
  const folder = process.env.VECTORS_DIR
  if (folder === undefined) return undefined
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'))
  return new Map(
    files.sort().map((name) => [name, JSON.parse(readFileSync(join(folder, name), 'utf8'))]),
  )
}
