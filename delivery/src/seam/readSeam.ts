import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { hasCode, refusal } from '../process/refusal.ts'
import { versionFolder } from '../store/storePaths.ts'
import type { BuildName } from '../workspaces/buildNames.ts'
import { parseSeam, type Seam } from './seam.ts'

/** Reads the seam of a published version. Refuses one that has none, because nothing could be checked. */
export async function readSeam(store: string, name: BuildName, version: string): Promise<Seam> {
  try {
    return parseSeam(await readFile(join(versionFolder(store, name, version), 'seam.json'), 'utf8'))
  } catch (error) {
    if (!hasCode(error, 'ENOENT')) throw error
    throw refusal(
      `${name} ${version} does not say what it takes from shared (it has no seam.json): build and ` +
        `publish ${name} again, and promote it in the same release.`,
    )
  }
}
