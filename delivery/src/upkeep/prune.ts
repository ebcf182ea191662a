import { readdir, rename, rm, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { hasCode, refusal } from '../process/refusal.ts'
import { DOCUMENTS } from '../documents/documents.ts'
import { locked } from '../disk/lock.ts'
import { isEmpty, nothingIn } from './knownBuilds.ts'
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

/** The age after which unfinished files count as left behind by a killed process. */
const ABANDONED_MS = 3_600_000

const TOO_FULL =
  'The disk is so full that there is no room to begin, and nothing was removed: free some kilobytes on it ' +
  'by hand, of what is not the store, then run the command again.'

interface PruneOptions {
  store: string
  keeping: Keeping
  now: Date
  /** Only lists what would be removed. */
  isDryRun: boolean
}

export interface Pruned {
  removed: readonly (StoredVersion & { bytes: number })[]
  /** The composition files at the store's root that were removed with them. */
  compositions: readonly string[]
  /** Unfinished files and folders of killed processes. */
  leftovers: readonly string[]
}

/**
 * Removes versions that no kept release names, with their source maps, and leftovers of killed processes. Records
 * stay. A lock keeps promotions away, so that no version is removed while it goes live. Refuses an empty store, and one
 * whose live release is unknown.
 */
export async function prune({ store, keeping, now, isDryRun }: PruneOptions): Promise<Pruned> {
  await knownLive(store)
  const leftovers = await abandoned(store, now)
  if (leftovers.length === 0 && (await isEmpty(store))) throw refusal(nothingIn(store))
  if (isDryRun) {
    // A dry run takes no lock, and so neither blocks promotions nor needs disk space.
    const compositions = await prunableCompositions(store, keeping, now)
    const removed = (await prunable(store, keeping, now)).map(async (version) => ({
      ...version,
      bytes: await sizeOf(foldersOf(store, version)),
    }))
    return { removed: await Promise.all(removed), compositions, leftovers }
  }
  for (const path of leftovers) await rm(path, { recursive: true, force: true })
  const { taken, compositions } = await takeAside(store, keeping, now)
  // Outside of the lock: a lock held for long would be taken over.
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

/** Moves away unneeded versions, each in one step, so that a reader finds a version whole or not at all. */
async function takeAside(store: string, keeping: Keeping, now: Date): Promise<Taken> {
  const take = async (isHeld: () => Promise<boolean>): Promise<Taken> => {
    const versions = await prunable(store, keeping, now)
    const compositions = await prunableCompositions(store, keeping, now)
    // Composition files go first, so that each one left refers to complete versions.
    for (const name of compositions) await rm(join(store, name), { force: true })
    const taken: Taken['taken'][number][] = []
    for (const version of versions) {
      // Without the lock, a version might be going live. The rest is removed the next time.
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
    // A full disk has no space for the lock. Source maps can be removed without it, because going live needs none.
    for (const { name, version } of await prunable(store, keeping, now)) {
      await rm(mapsFolder(store, name, version), { recursive: true, force: true })
    }
    return await locked(store, take).catch((stillFull: unknown) => {
      throw hasCode(stillFull, 'ENOSPC', 'EDQUOT') ? refusal(TOO_FULL) : stillFull
    })
  }
}

/** Returns the folders of a version: that of its files, and that of its source maps. */
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
    // The change time, because the modification time may be derived from the content.
    const { ctimeMs } = await stat(path)
    if (now.getTime() - ctimeMs > ABANDONED_MS) found.push(path)
  }
  return found
}
