import { parseAs, tolerant } from '@aldergate/contract'
import { readdir } from 'node:fs/promises'
import { hasCode, isRefusal, refusal } from '../process/refusal.ts'
import { isSigned, type SigningKey } from '../signing/signature.ts'
import { createExclusively } from '../disk/durable.ts'
import { refuseFollowing } from './followed.ts'
import { readJson } from '../disk/readJson.ts'
import { Release } from './release.ts'
import { releaseFile, releasesFolder } from '../names/storePaths.ts'
import { writeAtomically } from '../disk/writeAtomically.ts'

/** The numbers of all recorded releases, oldest first, including damaged records. */
export async function releaseNumbers(store: string): Promise<number[]> {
  const names = await readdir(releasesFolder(store)).catch((error: unknown) => {
    if (hasCode(error, 'ENOENT')) return []
    throw error
  })
  return names
    .filter((name) => /^\d{6,}\.json$/.test(name))
    .map((name) => parseInt(name, 10))
    .sort((a, b) => a - b)
}

/** Reads a release, ignoring fields of a newer delivery. Refuses a missing or damaged record. */
export async function readRelease(store: string, number: number): Promise<Release> {
  const file = releaseFile(store, number)
  const data = await readJson(file)
  if (data === undefined) {
    throw refusal(`There is no record of release ${number}: see npm run history.`)
  }
  try {
    const release = parseAs(tolerant(Release), file, data)
    if (release.release === number) return release
  } catch (error) {
    throw refusal(damage(`${(error as Error).message}.`))
  }
  throw refusal(damage(`${file} speaks of another release.`))
}

/** Reads a release; `undefined` when its record is damaged. */
export async function soundRelease(store: string, number: number): Promise<Release | undefined> {
  try {
    return await readRelease(store, number)
  } catch (error) {
    if (isRefusal(error)) return undefined
    throw error
  }
}

/**
 * Records a release under its number, signed if there is a key, unless the number is taken: then writes nothing and
 * returns false. This is the store's compare-and-swap. Refuses in a folder that follows a bucket.
 */
export async function createRelease(
  store: string,
  release: Release,
  key?: SigningKey,
): Promise<boolean> {
  await refuseFollowing(store)
  const file = releaseFile(store, release.release)
  return await createExclusively(file, recordText(file, release, key))
}

/** Replaces the record of a release that is not sound. Refuses in a folder that follows a bucket. */
export async function rewriteRelease(
  store: string,
  release: Release,
  key?: SigningKey,
): Promise<void> {
  await refuseFollowing(store)
  const file = releaseFile(store, release.release)
  await writeAtomically(file, recordText(file, release, key))
}

function recordText(file: string, release: Release, key?: SigningKey): string {
  const record = parseAs(Release, file, release)
  return `${JSON.stringify(key ? key.signed('release', record) : record, null, 2)}\n`
}

/** Whether a record is signed by one of these keys as it stands, including fields of a newer delivery. */
export async function isSignedRelease(
  store: string,
  number: number,
  keys: readonly string[],
): Promise<boolean> {
  return isSigned(keys, 'release', await readJson(releaseFile(store, number)))
}

function damage(what: string): string {
  return `${what} Mend it with npm run verify:store -- --repair.`
}
