import { readdir, rename, rm, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { hasCode } from '../process/refusal.ts'
import { DOCUMENTS } from './documents.ts'
import { locked } from './lock.ts'
import { prunable, prunableCompositions, type Keeping, type StoredVersion } from './prunable.ts'
import { isThere } from './placeFolder.ts'
import { filesBelow, readFolder } from './readFolder.ts'
import { buildFolder, mapsFolder, releasesFolder, versionFolder } from './storePaths.ts'
import { storedBuilds } from './storedVersions.ts'
import { isTemporary, temporaryBeside } from './temporary.ts'

/** What a killed process has left is nobody's after so long. */
const ABANDONED_MS = 3_600_000

interface PruneOptions {
  store: string
  keeping: Keeping
  now: Date
  /** Says what would go, and removes nothing. */
  isDryRun: boolean
}

export interface Pruned {
  removed: readonly (StoredVersion & { bytes: number })[]
  /** The files that told of compositions which are gone with them, at the root of the store. */
  compositions: readonly string[]
  /** Unfinished files and folders of processes that were killed. */
  leftovers: readonly string[]
}

/**
 * Removes versions, with their source maps, that no kept release names, and what killed processes have left.
 * Records stay. No promotion comes between: what is becoming live is not removed.
 */
export async function prune({ store, keeping, now, isDryRun }: PruneOptions): Promise<Pruned> {
  const leftovers = await abandoned(store, now)
  if (!isDryRun) {
    for (const path of leftovers) await rm(path, { recursive: true, force: true })
  }
  const look = async () => {
    const versions = await prunable(store, keeping, now)
    const names = await prunableCompositions(store, keeping, now)
    // First: a composition that is told of is whole.
    if (!isDryRun) for (const name of names) await rm(join(store, name), { force: true })
    const gone = await Promise.all(
      versions.map(async ({ name, version }) => {
        const folders = [versionFolder(store, name, version), mapsFolder(store, name, version)]
        const bytes = (await Promise.all(folders.map(sizeOf))).reduce((sum, size) => sum + size, 0)
        if (!isDryRun) for (const folder of folders) await remove(folder)
        return { name, version, bytes }
      }),
    )
    return { removed: gone, compositions: names }
  }
  // Who only looks keeps nobody from promoting, and needs no room.
  if (isDryRun) return { ...(await look()), leftovers }
  try {
    return { ...(await locked(store, look)), leftovers }
  } catch (error) {
    if (!hasCode(error, 'ENOSPC', 'EDQUOT')) throw error
    // A full disk has none for a lock. Nothing that becomes live needs source maps, so they go without.
    for (const { name, version } of await prunable(store, keeping, now)) {
      await remove(mapsFolder(store, name, version))
    }
    return { ...(await locked(store, look)), leftovers }
  }
}

/** In one step for whoever looks: a version is there as a whole, or not. */
async function remove(folder: string): Promise<void> {
  if (!(await isThere(folder))) return
  const aside = temporaryBeside(folder)
  await rename(folder, aside)
  await rm(aside, { recursive: true, force: true })
}

async function sizeOf(folder: string): Promise<number> {
  const files = await readFolder(folder)
  return [...files.values()].reduce((sum, bytes) => sum + bytes.length, 0)
}

async function abandoned(store: string, now: Date): Promise<string[]> {
  const folders = [
    store,
    releasesFolder(store),
    ...(await storedBuilds(store)).map((name) => buildFolder(store, name)),
  ]
  const known = await filesBelow(join(store, DOCUMENTS))
  for (const folder of folders) {
    if (!(await isThere(folder))) continue
    known.push(...(await readdir(folder)).map((name) => join(folder, name)))
  }
  const found: string[] = []
  for (const path of known.filter((each) => isTemporary(basename(each)))) {
    // Not the time of its content, which may be one that follows from the bytes.
    const { ctimeMs } = await stat(path)
    if (now.getTime() - ctimeMs > ABANDONED_MS) found.push(path)
  }
  return found
}
