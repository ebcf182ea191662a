import { join } from 'node:path'
import { declarationsOf } from './declarations.ts'
import type { Declarations } from './declarationTree.ts'
import { declarationsHash } from '../inputs.ts'
import { ENTRIES } from '../packages.ts'

const ROOT = join(import.meta.dirname, '../../..')

/** The declarations of every entry of every shared package, from the current sources. */
export function declareShared(): Promise<Declarations> {
  return declarationsOf({
    entries: Object.fromEntries(ENTRIES.map(({ specifier, source }) => [specifier, source])),
    root: ROOT,
    inputs: declarationsHash,
    cache: join(ROOT, '.aldergate/declarations'),
  })
}
