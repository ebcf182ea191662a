import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { mapLimited } from '../process/mapLimited.ts'
import { isRefusal, refusal } from '../process/refusal.ts'
import { createExclusively } from '../disk/durable.ts'
import { locked } from '../disk/lock.ts'
import { placeFolder } from '../disk/placeFolder.ts'
import { writeNewestVersion } from '../store/published.ts'
import { filesBelow } from '../disk/readFolder.ts'
import { type Composition, namedVersions } from '../store/release.ts'
import { soundRelease } from '../store/releases.ts'
import { servedNow } from '../documents/servedNow.ts'
import { stage, withTime } from '../disk/stage.ts'
import { releaseFile, settingsFile, versionFolder } from '../names/storePaths.ts'
import { verifyVersion } from '../upkeep/verifyVersion.ts'
import { writeAtomically, writeServed } from '../disk/writeAtomically.ts'
import type { BuildName } from '../names/buildNames.ts'
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

/** So many of the newest entries tell all that most commands ask: more than `history.json` does. */
const NEWEST_ENTRIES = 100

/** The state of a bucket that a folder was brought to. */
export interface Pulled {
  /** The number of the newest entry of what is live; 0 before the first. */
  live: number
  /** The number of a newer one of which all is here, and which is shown with the next pull. */
  waiting?: number
  /** The hash of what servers send; `undefined` before the first release. */
  shown: string | undefined
  /** The version of each build that was published last. */
  newest: Composition
  /** Where that is said. */
  newestKeys: readonly string[]
  /** The damage that was found in the bucket and left there, a sentence each with its cure. */
  problems: readonly string[]
}

interface PullOptions {
  /** Brings all versions and records, else what is live, what was published last, and the newest records. */
  isWhole: boolean
  /** The state that the folder was brought to before: only what is newer has to be read. */
  since?: Pulled | undefined
  /** Shows a release only when it was there at the last pull, so that all who follow have its files by then. */
  isPatient?: boolean
}

/**
 * Makes a folder a store that says what the bucket says, as far as it is asked for. What servers send comes last, so that whoever
 * serves the folder meanwhile has one whole release or the next one. Refuses where what is live is damaged.
 */
export async function pull(
  bucket: Bucket,
  store: string,
  { isWhole, since, isPatient = false }: PullOptions,
): Promise<Pulled> {
  // First: all that is said of it was written before.
  const entries = await bucket.list(LIVE)
  const live = entries.length > 0 ? entryNumber(entries.at(-1) ?? '') : 0
  const known = since?.live ?? (isWhole ? 0 : live - NEWEST_ENTRIES)
  const later = await mapLimited(
    entries.filter((key) => entryNumber(key) > known),
    AT_ONCE,
    (key) => readEntry(bucket, key),
  )
  for (const { release, record } of later)
    await createExclusively(releaseFile(store, release), record)
  const { newest, newestKeys } = await pullNewest(bucket, store, since)
  const last = later.at(-1)
  const current = last && (await soundRelease(store, last.release))
  const needed = keysOf(current ? namedVersions(current) : [])
  const parts = isWhole ? undefined : [...needed, ...keysOf(Object.entries(newest))]
  const problems = await pullVersions(bucket, store, parts)
  if (!since || last) {
    if (isWhole) await pullCompositions(bucket, store)
    await pullSettings(bucket, store)
  }
  const lost = problems.find(({ key }) => needed.includes(key))
  if (last && lost) throw refusal(lost.problem)
  const said = { newest, newestKeys, problems: problems.map(({ problem }) => problem) }
  if (last && since && isPatient && since.waiting !== live) {
    return { ...said, live: since.live, shown: since.shown, waiting: live }
  }
  if (last && last.shown !== since?.shown) await show(bucket, store, last)
  return { ...said, live, shown: last?.shown ?? since?.shown }
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

/** Brings versions that are not there yet: all, unless some are named. */
async function pullVersions(bucket: Bucket, store: string, keys?: readonly string[]) {
  const all = keys ?? (await bucket.list(VERSIONS))
  const problems = await mapLimited([...new Set(all)], AT_ONCE, async (key) => {
    const [, name = '', version = ''] = key.split('/')
    try {
      await pullVersion(bucket, store, name, version)
      return []
    } catch (error) {
      if (!isRefusal(error)) throw error
      await rm(versionFolder(store, name, version), { recursive: true, force: true })
      const where = `${bucket.address}/${key}`
      const problem = `${where} is damaged, or lost: remove it, then publish the same sources again.`
      return [{ key, problem }]
    }
  })
  return problems.flat()
}

async function pullVersion(bucket: Bucket, store: string, name: BuildName, version: string) {
  const key = versionKey(name, version)
  const isNew = await placeFolder(versionFolder(store, name, version), async () => {
    const bytes = await bucket.read(key)
    return bytes ? await unpack(bytes, key) : new Map()
  })
  if (isNew) await verifyVersion(store, name, version)
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

/** Places what servers send for an entry, the document last. */
async function show(bucket: Bucket, store: string, { shown }: LiveEntry): Promise<void> {
  const key = shownKey(shown)
  const files = await unpack(
    (await bucket.read(key)) ?? Buffer.of(),
    `${bucket.address}/${key}`,
    shown,
  )
  await mkdir(store, { recursive: true })
  const placed = [...files].map(([path, bytes]) => withTime({ path: join(store, path), bytes }))
  const staged = await stage(placed, await servedNow(store))
  try {
    await locked(store, staged.place)
  } finally {
    await staged.discard()
  }
}
