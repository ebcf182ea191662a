import { check, RemoteName } from '@aldergate/contract'
import { readdir } from 'node:fs/promises'
import { hasCode } from '../process/refusal.ts'
import { type BuildName, HOST, inOrder } from '../names/buildNames.ts'
import { buildFolder } from '../names/storePaths.ts'
import { isVersion } from '../names/version.ts'

/** The builds that have versions in a store, whoever published them. */
export async function storedBuilds(store: string): Promise<BuildName[]> {
  const folders = await namesIn(store)
  return inOrder(folders.filter((name) => name === HOST || check(RemoteName, name).isValid))
}

/** The published versions of a build. */
export async function storedVersions(store: string, name: BuildName): Promise<string[]> {
  return (await namesIn(buildFolder(store, name))).filter(isVersion).sort()
}

/** The names of the subfolders of a folder; none if it does not exist. */
async function namesIn(folder: string): Promise<string[]> {
  try {
    const entries = await readdir(folder, { withFileTypes: true })
    return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)
  } catch (error) {
    if (hasCode(error, 'ENOENT', 'ENOTDIR')) return []
    throw error
  }
}
