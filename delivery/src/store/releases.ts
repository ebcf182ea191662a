import { parseAs, tolerant } from '@aldergate/contract'
import { link, mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { hasCode } from '../process/refusal.ts'
import { readJson } from './readJson.ts'
import { Release } from './release.ts'
import { releaseFile, releasesFolder } from './storePaths.ts'
import { temporaryBeside } from './writeAtomically.ts'

/** The newest release of a store: the one that is live. `undefined` before the first. */
export async function newestRelease(store: string): Promise<Release | undefined> {
  const newest = (await releaseNumbers(store)).at(-1)
  return newest === undefined ? undefined : await readRelease(store, newest)
}

/**
 * Reads one release; throws when it is not there or not valid. What a newer delivery noted beside is none
 * of the composition's business.
 */
export async function readRelease(store: string, release: number): Promise<Release> {
  const file = releaseFile(store, release)
  return parseAs(tolerant(Release), file, await readJson(file))
}

/**
 * Records a release under its number, unless somebody else has taken that number: then it writes
 * nothing and returns false. This is the compare-and-swap of the store.
 */
export async function createRelease(store: string, release: Release): Promise<boolean> {
  const file = releaseFile(store, release.release)
  const temporary = temporaryBeside(file)
  const record = parseAs(Release, file, release)
  await mkdir(releasesFolder(store), { recursive: true })
  try {
    await writeFile(temporary, `${JSON.stringify(record, null, 2)}\n`, { flag: 'wx' })
    // A link is as exclusive as the flag `wx`, and nobody ever reads a record that is half written.
    await link(temporary, file)
    return true
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false
    throw error
  } finally {
    await rm(temporary, { force: true })
  }
}

async function releaseNumbers(store: string): Promise<number[]> {
  const names = await readdir(releasesFolder(store)).catch((error: unknown) => {
    if (hasCode(error, 'ENOENT')) return []
    throw error
  })
  return names
    .filter((name) => /^\d{6,}\.json$/.test(name))
    .map((name) => parseInt(name, 10))
    .sort((a, b) => a - b)
}
