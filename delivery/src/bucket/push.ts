import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { compositionFile } from '@aldergate/contract'
import { fingerprintOf, isCompositionFile } from '../names/fingerprint.ts'
import { DOCUMENTS } from '../documents/documents.ts'
import { liveRelease } from '../store/live.ts'
import { newestVersion } from '../store/published.ts'
import { readFolder } from '../disk/readFolder.ts'
import { type Composition, namedVersions, type Release } from '../store/release.ts'
import { shownRelease } from '../store/shown.ts'
import { storedBuilds, storedVersions } from '../store/storedVersions.ts'
import { mapsFolder, releaseFile, versionFolder } from '../names/storePaths.ts'
import type { Files } from '../names/version.ts'
import type { BuildName } from '../names/buildNames.ts'
import { pack, unpack } from './archive.ts'
import type { Bucket } from './bucket.ts'
import {
  COMPOSITIONS,
  entryKey,
  entryNumber,
  LIVE,
  mapsKey,
  PUBLISHED,
  shownKey,
  versionKey,
  VERSIONS,
} from './keys.ts'
import type { LiveEntry } from './liveEntry.ts'
import type { Pulled } from './pull.ts'

/**
 * Pushes to a bucket what was done in a folder since it was pulled: versions first, and last, in one write, the entry
 * that makes a release live. Returns false if another release became live meanwhile: then none is made live here.
 */
export async function push(bucket: Bucket, store: string, pulled: Pulled): Promise<boolean> {
  await pushPublished(bucket, store, pulled)
  const live = await liveRelease(store)
  // The served files were lost in the bucket and not made anew.
  if (!live || (await shownRelease(store))?.release !== live.release) return true
  const composition = compositionFile(fingerprintOf(namedVersions(live)))
  const files = await shownFiles(store, composition)
  const { bytes, hash } = await pack(files)
  if (hash === pulled.shown) return true

  const key = shownKey(hash)
  if (!(await bucket.create(key, bytes))) {
    // The object exists: it was left by a killed promotion, or is damaged.
    await unpack((await bucket.read(key)) ?? Buffer.of(), `${bucket.address}/${key}`, hash)
  }
  await bucket.create(COMPOSITIONS + composition, files.get(composition) ?? Buffer.of())
  const entry = await entryOf(store, live, hash)
  return await bucket.create(
    entryKey(LIVE, pulled.live + 1),
    Buffer.from(`${JSON.stringify(entry)}\n`),
  )
}

/** Pushes the versions that were published in a folder since it was pulled, which makes none of them live. */
export async function pushPublished(bucket: Bucket, store: string, pulled: Pulled): Promise<void> {
  await pushVersions(bucket, store)
  for (const [name, version] of Object.entries(await publishedSince(store, pulled))) {
    await note(bucket, name, version)
  }
}

/** The last published versions that the bucket does not name. */
export async function publishedSince(store: string, { newest }: Pulled): Promise<Composition> {
  const published: Composition = {}
  for (const name of await storedBuilds(store)) {
    const version = await newestVersion(store, name)
    if (version !== undefined && version !== newest[name]) published[name] = version
  }
  return published
}

async function pushVersions(bucket: Bucket, store: string): Promise<void> {
  const there = new Set(await bucket.list(VERSIONS))
  for (const name of await storedBuilds(store)) {
    for (const version of await storedVersions(store, name)) {
      const key = versionKey(name, version)
      if (there.has(key)) continue
      const maps = await readFolder(mapsFolder(store, name, version))
      // Source maps go first, so that a version never appears without them.
      if (maps.size > 0) await bucket.create(mapsKey(name, version), (await pack(maps)).bytes)
      await bucket.create(
        key,
        (await pack(await readFolder(versionFolder(store, name, version)))).bytes,
      )
    }
  }
}

/** Records the last published version, after what others have recorded. */
async function note(bucket: Bucket, name: BuildName, version: string): Promise<void> {
  const log = `${PUBLISHED}${name}/`
  for (;;) {
    const last = (await bucket.list(log)).at(-1)
    const key = entryKey(log, last === undefined ? 1 : entryNumber(last) + 1)
    if (await bucket.create(key, Buffer.from(version))) return
  }
}

async function entryOf(store: string, { release }: Release, shown: string): Promise<LiveEntry> {
  return { release, record: await readFile(releaseFile(store, release), 'utf8'), shown }
}

/** Reads the files that servers send for the live release, in the order in which they are placed. */
async function shownFiles(store: string, composition: string): Promise<Files> {
  const entries = await readdir(store, { withFileTypes: true })
  const roots = entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map(({ name }) => name)
    .filter((name) => !isCompositionFile(name) || name.startsWith(composition))
    // In reverse order: the compressed variants of a file have longer names, and come before it.
    .sort()
    .reverse()
  const documents = [...(await readFolder(join(store, DOCUMENTS))).keys()].sort().reverse()
  const paths = [
    ...roots.filter((name) => !name.startsWith('index.html')),
    ...documents.map((path) => `${DOCUMENTS}/${path}`),
    ...roots.filter((name) => name.startsWith('index.html')),
  ]
  return new Map(
    await Promise.all(
      [...paths, 'releases/live.json'].map(async (path): Promise<[string, Buffer]> => {
        return [path, await readFile(join(store, path))]
      }),
    ),
  )
}
