import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { readFolder } from '../disk/readFolder.ts'
import { ownFiles, versionOf } from '../names/version.ts'

/** Notes beside the sources what a build has written, so that it is known again. */
export async function noteBuilt(output: string, record: string): Promise<void> {
  await mkdir(dirname(record), { recursive: true })
  await writeFile(record, await hashOf(output))
}

/**
 * Whether a folder has still what was built there: a file may be gone or altered since, and the build of the same
 * sources is then no longer there. One of which nothing was noted, as one that was copied, is taken as it is.
 */
export async function isAsBuilt(output: string, record: string): Promise<boolean> {
  const noted = await readFile(record, 'utf8').catch(() => undefined)
  return noted === undefined || noted === (await hashOf(output))
}

async function hashOf(output: string): Promise<string> {
  return versionOf('output', ownFiles(await readFolder(output)))
}
