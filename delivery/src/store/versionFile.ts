import { join } from 'node:path'
import { readJson } from '../disk/readJson.ts'
import type { BuildName } from '../names/buildNames.ts'
import { versionFolder } from '../names/storePaths.ts'

/** The cure for a version with damaged files. */
export const MEND_VERSION =
  'mend it with npm run verify:store -- --repair; where that cannot, restore it from a copy of the store'

/**
 * Reads a file in which a published version describes itself; `undefined` if it does not exist. Refuses a damaged one.
 */
export function readVersionFile(
  store: string,
  name: BuildName,
  version: string,
  file: 'remote.json' | 'integrity.json' | 'seam.json',
): Promise<unknown> {
  return readJson(join(versionFolder(store, name, version), file), MEND_VERSION)
}
