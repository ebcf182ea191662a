import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { configurationHash } from '../inputs.ts'

/** The hash of the code and packages that compile a text. */
const TOOLS = configurationHash(join(import.meta.dirname, '..'))

/** Returns Jest's cache key of a compiled text: a hash of its sources and of the tools. */
export function keyOf(parts: readonly (string | Uint8Array)[], tools = TOOLS): string {
  const hash = createHash('sha256').update(tools)
  for (const part of parts) hash.update(`\n${part.length}\n`).update(part)
  return hash.digest('hex')
}
