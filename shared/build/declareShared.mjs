import { join } from 'node:path'
import { declarationsOf } from './declarations.mjs'
import { declarationsHash } from './inputs.mjs'
import { ENTRIES } from './packages.mjs'

const ROOT = join(import.meta.dirname, '../..')

/** The declarations of every entry of every package of shared, as the sources are now. */
export function declareShared() {
  return declarationsOf({
    entries: Object.fromEntries(ENTRIES.map(({ specifier, source }) => [specifier, source])),
    root: ROOT,
    inputs: declarationsHash,
    cache: join(ROOT, '.aldergate/declarations'),
  })
}
