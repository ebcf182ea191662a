import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { configurationHash } from '../inputs.ts'

/** The code that compiles a text, and the packages that it does so with. */
const TOOLS = configurationHash(join(import.meta.dirname, '..'))

/** Returns the key that Jest keeps a compiled text by: of what it was made, and of what it was made by. */
export function keyOf(parts: readonly (string | Uint8Array)[], tools = TOOLS): string {
  const hash = createHash('sha256').update(tools)
  for (const part of parts) hash.update(`\n${part.length}\n`).update(part)
  return hash.digest('hex')
}
