import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { mapLimited } from '../process/mapLimited.ts'
import { isRefusal } from '../process/refusal.ts'
import { locked } from '../disk/lock.ts'
import { isThere, placeFolder } from '../disk/placeFolder.ts'
import { noteLive } from '../store/live.ts'
import { writeNewestVersion } from '../store/published.ts'
import { filesBelow } from '../disk/readFolder.ts'
import { type Composition, namedVersions } from '../store/release.ts'
import { soundRelease } from '../store/releases.ts'
import { shownRelease } from '../store/shown.ts'
import { servedNow } from '../documents/servedNow.ts'
import { stage, withTime } from '../disk/stage.ts'
import { releaseFile, settingsFile, versionFolder } from '../names/storePaths.ts'
import { verifyVersion } from '../upkeep/verifyVersion.ts'
import { writeAtomically, writeServed } from '../disk/writeAtomically.ts'
import type { BuildName } from '../names/buildNames.ts'
import type { Files } from '../names/version.ts'
import { unpack } from './archive.ts'
import type { Bucket } from './bucket.ts'
import {
  COMPOSITIONS,
  entryNumber,
  LIVE,
  PUBLISHED,
  SETTINGS,
  shownKey,
  versionKey,
  VERSIONS,
} from './keys.ts'
import { type LiveEntry, readEntry } from './liveEntry.ts'

const AT_ONCE = 16

/** The number of newest entries that most commands need: more than `history.json` has. */
const NEWEST_ENTRIES = 100

/** The state of a bucket that a folder was brought to. */
export interface Pulled {
  /** The number of the newest live entry that is shown; 0 before the first. */
  live: number
  /**
   * The number of the newest entry whose files are all here: if newer than the shown one, it is shown with the next
   * pull.
   */
  waiting: number | undefined
  /** The hash of the files that servers send; `undefined` before the first release. */
  shown: string | undefined
  /** The last published version of each build. */
  newest: Composition
  /** The keys that name these versions. */
  newestKeys: readonly string[]
  /** The damage that was found in the bucket and left there. */
  damage: readonly Damage[]
}

/** A damaged or lost object. */
export interface Damage {
  key: string
  /** A sentence that includes the cure. */
  problem: string
  /** The folder of a lost version: publishing it again repairs that. */
  lost?: string | undefined
}

interface PullOptions {
  /**
   * Pulls all versions and records; otherwise only those of the live release, the last published versions, and the
   * newest records.
   */
  isWhole: boolean
  /** The previous state of the folder: only what is newer is read. */
  since?: Pulled | undefined
  /**
   * Set if the folder is served: a release is then shown as a whole or not at all, and only if it was there at the
   * previous pull, so that all other followers have its files by then.
   */
  isServed?: boolean
}

/**
 * Brings a folder to the state of the bucket, as far as the options ask. Files that servers send are placed last, so
 * that a server of the folder has one whole release or the next. A served folder stays as it is if the live release is
 * damaged; a folder for commands names the live release all the same, so that it can be rolled back.
 */
export async function pull(
  bucket: Bucket,
  store: string,
  { isWhole, since, isServed = false }: PullOptions,
): Promise<Pulled> {
  // Read first: everything that an entry refers to was written before it.
  const entries = await bucket.list(LIVE)
  const live = entries.length > 0 ? entryNumber(entries.at(-1) ?? '') : 0
  const known = since?.live ?? (isWhole ? 0 : live - NEWEST_ENTRIES)
  const later = await mapLimited(
    entries.filter((key) => entryNumber(key) > known),
    AT_ONCE,
    async (key) => ({ number: entryNumber(key), ...(await readEntry(bucket, key)) }),
  )
  await writeRecords(store, later)
  const { newest, newestKeys } = await pullNewest(bucket, store, since)
  const last = later.at(-1)
  const current = last && (await soundRelease(store, last.release))
  const needed = keysOf(current ? namedVersions(current) : [])
  const others = isWhole ? await bucket.list(VERSIONS) : keysOf(Object.entries(newest))
  const found = await pullVersions(bucket, store, [...needed, ...others])
  // A missing version that is not live was removed on purpose.
  const damage = found.filter(({ key, lost }) => lost === undefined || needed.includes(key))
  if (!since || last) {
    if (isWhole) await pullCompositions(bucket, store)
    await pullSettings(bucket, store)
  }
  const isLacking = damage.some(({ key }) => needed.includes(key))
  const ready = isServed && isLacking ? undefined : last
  const due = isServed && since ? later.find(({ number }) => number === since.waiting) : ready
  const state = { newest, newestKeys, damage, waiting: ready?.number }
  const before = { live: since?.live ?? 0, shown: since?.shown }
  if (!due) return { ...state, ...before }
  const { number, shown, release } = due
  // The folder may show a newer release already, because of another pull meanwhile.
  const isPast = since !== undefined && Number((await shownRelease(store))?.release) > release
  const isShown = shown === before.shown || (isServed && isPast)
  const unshown = isShown ? undefined : await showProblem(bucket, store, due)
  if (!unshown) return { ...state, live: number, shown }
  const said = { ...state, damage: [...damage, unshown] }
  if (isServed) return { ...said, ...before }
  await noteLive(store, release)
  return { ...said, live: number, shown: undefined }
}

/** Writes the records of some entries, in order. Of several with the same number the last counts: a repair wrote it. */
async function writeRecords(store: string, entries: readonly LiveEntry[]): Promise<void> {
  const records = new Map(entries.map(({ release, record }) => [release, record]))
  for (const [release, record] of records) {
    await writeAtomically(releaseFile(store, release), record)
  }
}

function keysOf(versions: readonly (readonly [BuildName, string])[]): string[] {
  return versions.map(([name, version]) => versionKey(name, version))
}

async function pullNewest(bucket: Bucket, store: string, since?: Pulled) {
  // The last entry of each log: the keys are in order.
  const byName = new Map(
    (await bucket.list(PUBLISHED)).map((key) => [key.split('/')[1] ?? '', key]),
  )
  const entries = await mapLimited([...byName], AT_ONCE, async ([name, key]) => {
    const known = since?.newestKeys.includes(key) ? since.newest[name] : undefined
    if (known !== undefined) return [name, known]
    const version = (await bucket.read(key))?.toString() ?? ''
    await writeNewestVersion(store, name, version)
    return [name, version]
  })
  return { newest: Object.fromEntries(entries) as Composition, newestKeys: [...byName.values()] }
}

/** Pulls the versions that are not here yet, and returns the damage among them. */
async function pullVersions(bucket: Bucket, store: string, keys: readonly string[]) {
  const damage = await mapLimited([...new Set(keys)], AT_ONCE, (key) =>
    pullVersion(bucket, store, key),
  )
  return damage.filter((each) => each !== undefined)
}

async function pullVersion(
  bucket: Bucket,
  store: string,
  key: string,
): Promise<Damage | undefined> {
  const [, name = '', version = ''] = key.split('/')
  const folder = versionFolder(store, name, version)
  if (await isThere(folder)) return undefined
  // Damage is what is read and unsound: a bucket that does not answer has damaged nothing.
  const bytes = await bucket.read(key)
  try {
    const isNew = await placeFolder(folder, () => unpack(bytes ?? Buffer.of(), key))
    if (isNew) await verifyVersion(store, name, version)
    return undefined
  } catch (error) {
    if (!isRefusal(error)) throw error
    await rm(folder, { recursive: true, force: true })
    const where = `${bucket.address}/${key}`
    const problem = `${where} is damaged, or lost: remove it, then publish the same sources again.`
    return { key, problem, lost: bytes ? undefined : folder }
  }
}

async function pullCompositions(bucket: Bucket, store: string): Promise<void> {
  const there = new Set(await filesBelow(store))
  for (const key of await bucket.list(COMPOSITIONS)) {
    const file = join(store, key.slice(COMPOSITIONS.length))
    if (there.has(file)) continue
    await writeServed(file, (await bucket.read(key)) ?? '')
  }
}

async function pullSettings(bucket: Bucket, store: string): Promise<void> {
  const settings = await bucket.read(SETTINGS)
  if (settings) await writeAtomically(settingsFile(store), settings)
  else await rm(settingsFile(store), { force: true })
}

/** Shows an entry; returns the damage if the files that servers send for it are damaged. */
async function showProblem(
  bucket: Bucket,
  store: string,
  { shown }: LiveEntry,
): Promise<Damage | undefined> {
  const key = shownKey(shown)
  const bytes = (await bucket.read(key)) ?? Buffer.of()
  try {
    await show(store, await unpack(bytes, `${bucket.address}/${key}`, shown))
    return undefined
  } catch (error) {
    if (!isRefusal(error)) throw error
    return { key, problem: error.message }
  }
}

/** Places the files that servers send, the document last. */
async function show(store: string, files: Files): Promise<void> {
  await mkdir(store, { recursive: true })
  const placed = [...files].map(([path, bytes]) => withTime({ path: join(store, path), bytes }))
  const staged = await stage(placed, await servedNow(store))
  try {
    await locked(store, staged.place)
  } finally {
    await staged.discard()
  }
}
