import { readdir, rename, rm, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { hasCode, refusal } from '../process/refusal.ts'
import { DOCUMENTS } from '../documents/documents.ts'
import { locked } from '../disk/lock.ts'
import {
  knownLive,
  prunable,
  prunableCompositions,
  type Keeping,
  type StoredVersion,
} from './prunable.ts'
import { isThere } from '../disk/placeFolder.ts'
import { filesBelow } from '../disk/readFolder.ts'
import { buildFolder, mapsFolder, releasesFolder, versionFolder } from '../names/storePaths.ts'
import { storedBuilds } from '../store/storedVersions.ts'
import { isTemporary, temporaryBeside } from '../disk/temporary.ts'

/** After so long, the unfinished files of a process count as left by one that was killed. */
const ABANDONED_MS = 3_600_000

const TOO_FULL =
  'The disk is so full that there is no room to begin, and nothing was removed: free some kilobytes on it ' +
  'by hand, of what is not the store, then run the command again.'

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
 * Records stay. No promotion comes between: what is becoming live is not removed. Refuses where it is lost what is live.
 */
export async function prune({ store, keeping, now, isDryRun }: PruneOptions): Promise<Pruned> {
  await knownLive(store)
  const leftovers = await abandoned(store, now)
  if (isDryRun) {
    // Who only looks keeps nobody from promoting, and needs no room.
    const compositions = await prunableCompositions(store, keeping, now)
    const removed = (await prunable(store, keeping, now)).map(async (version) => ({
      ...version,
      bytes: await sizeOf(foldersOf(store, version)),
    }))
    return { removed: await Promise.all(removed), compositions, leftovers }
  }
  for (const path of leftovers) await rm(path, { recursive: true, force: true })
  const { taken, compositions } = await takeAside(store, keeping, now)
  // Outside of the lock, which whoever waits for it takes over when nobody moves for long.
  const removed: Pruned['removed'][number][] = []
  for (const { folders, ...version } of taken) {
    removed.push({ ...version, bytes: await sizeOf(folders) })
    for (const folder of folders) await rm(folder, { recursive: true, force: true })
  }
  return { removed, compositions, leftovers }
}

interface Taken {
  taken: readonly (StoredVersion & { folders: readonly string[] })[]
  compositions: readonly string[]
}

/** Moves away what nobody needs: each version in one step for whoever looks, who finds it whole or not at all. */
async function takeAside(store: string, keeping: Keeping, now: Date): Promise<Taken> {
  const take = async (isHeld: () => Promise<boolean>): Promise<Taken> => {
    const versions = await prunable(store, keeping, now)
    const compositions = await prunableCompositions(store, keeping, now)
    // First: a composition that is told of is whole.
    for (const name of compositions) await rm(join(store, name), { force: true })
    const taken: Taken['taken'][number][] = []
    for (const version of versions) {
      // Who has lost it does not know any more what is becoming live. The rest goes the next time.
      if (!(await isHeld())) break
      const folders = await Promise.all(foldersOf(store, version).map(aside))
      taken.push({ ...version, folders: folders.flat() })
    }
    return { taken, compositions }
  }
  try {
    return await locked(store, take)
  } catch (error) {
    if (!hasCode(error, 'ENOSPC', 'EDQUOT')) throw error
    // A full disk has none for a lock. Nothing that becomes live needs source maps, so they go without.
    for (const { name, version } of await prunable(store, keeping, now)) {
      await rm(mapsFolder(store, name, version), { recursive: true, force: true })
    }
    return await locked(store, take).catch((stillFull: unknown) => {
      throw hasCode(stillFull, 'ENOSPC', 'EDQUOT') ? refusal(TOO_FULL) : stillFull
    })
  }
}

/** Returns the folders of a version in the store: that of its files, and that of its source maps, if there is one. */
function foldersOf(store: string, { name, version }: StoredVersion): string[] {
  return [versionFolder(store, name, version), mapsFolder(store, name, version)]
}

async function aside(folder: string): Promise<string[]> {
  if (!(await isThere(folder))) return []
  const to = temporaryBeside(folder)
  await rename(folder, to)
  return [to]
}

async function sizeOf(folders: readonly string[]): Promise<number> {
  const files = (await Promise.all(folders.map(filesBelow))).flat()
  const sizes = await Promise.all(files.map(async (file) => (await stat(file)).size))
  return sizes.reduce((sum, size) => sum + size, 0)
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
