import { parseAs, tolerant } from '@aldergate/contract'
import { refusal } from '../process/refusal.ts'
import type { BuildName } from '../names/buildNames.ts'
import { readVersionFile } from '../store/versionFile.ts'
import { Seam } from './seam.ts'

/** Reads the seam of a published version. Refuses a version without one, because nothing could be checked. */
export async function readSeam(store: string, name: BuildName, version: string): Promise<Seam> {
  const seam = await readVersionFile(store, name, version, 'seam.json')
  const cure = `build and publish ${name} again, and promote it in the same release`
  if (seam === undefined) {
    throw refusal(
      `${name} ${version} does not say what it takes from shared (it has no seam.json): ${cure}.`,
    )
  }
  try {
    // Read tolerantly: publishing was strict, but a newer delivery may have added fields.
    return parseAs(tolerant(Seam), 'seam.json', seam)
  } catch (error) {
    throw refusal(`${name} ${version} breaks the contract (${(error as Error).message}): ${cure}.`)
  }
}
