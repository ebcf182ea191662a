import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { readFolder } from '../disk/readFolder.ts'
import { ownFiles, versionOf } from '../names/version.ts'

/** Records the files that a build has written, to recognise them later. */
export async function noteBuilt(output: string, record: string): Promise<void> {
  await mkdir(dirname(record), { recursive: true })
  await writeFile(record, await hashOf(output))
}

/**
 * Whether a folder still contains the build's files unchanged: otherwise the workspace has to be built again even if
 * its sources are the same. A folder without a record, such as a copied one, is accepted.
 */
export async function isAsBuilt(output: string, record: string): Promise<boolean> {
  const noted = await readFile(record, 'utf8').catch(() => undefined)
  return noted === undefined || noted === (await hashOf(output))
}

async function hashOf(output: string): Promise<string> {
  return versionOf('output', ownFiles(await readFolder(output)))
}
