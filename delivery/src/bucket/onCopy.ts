import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isThere } from '../disk/placeFolder.ts'
import { isMisuse, isRefusal, refusal } from '../process/refusal.ts'
import { liveRelease } from '../store/live.ts'
import { namedVersions } from '../store/release.ts'
import { shownRelease } from '../store/shown.ts'
import { storedBuilds } from '../store/storedVersions.ts'
import type { Bucket } from './bucket.ts'
import { isShownKey, versionKey } from './keys.ts'
import { type Damage, pull } from './pull.ts'
import { push } from './push.ts'

/** Each failed try means that another promotion succeeded, so this many others may race with one. */
const TRIES = 50

/** A folder that says what the bucket says. */
export interface Copy {
  store: string
  /** Says the damage that was found in the bucket and is not mended by what was done here, a sentence each with its cure. */
  problems: () => Promise<readonly string[]>
  /** Brings what others have made live meanwhile. */
  catchUp: () => Promise<void>
}

/**
 * Does something to the store in a bucket by doing it to a copy, and brings what has come of it to the bucket,
 * all or nothing. When somebody else was faster it is done anew, to what is live then. `isWhole` says that everything is looked
 * at; where less will mostly do, a refusal counts only once it was.
 */
export async function onCopy<Result>(
  bucket: Bucket,
  options: { isWhole: boolean },
  work: (copy: Copy) => Promise<Result>,
): Promise<Result> {
  const store = await mkdtemp(join(tmpdir(), 'store-'))
  let { isWhole } = options
  try {
    for (let tries = 0; tries < TRIES; tries += 1) {
      await forget(store)
      let pulled = await pull(bucket, store, { isWhole })
      const catchUp = async () => {
        pulled = await pull(bucket, store, { isWhole: true, since: isWhole ? pulled : undefined })
        isWhole = true
      }
      const { damage } = pulled
      const problems = () => problemsOf(store, damage)
      const wasWhole = isWhole
      try {
        const result = await work({ store, problems, catchUp })
        if (await push(bucket, store, pulled)) return result
      } catch (error) {
        if (!isRefusal(error) || isMisuse(error) || wasWhole || isWhole) throw error
        isWhole = true
      }
    }
  } finally {
    await rm(store, { recursive: true, force: true })
  }
  throw refusal(`${TRIES} other promotions came first: look at npm run status, then try again.`)
}

/** Leaves of a copy what never changes, the versions. */
async function forget(store: string): Promise<void> {
  const builds = await storedBuilds(store)
  for (const name of await readdir(store)) {
    if (!builds.includes(name)) await rm(join(store, name), { recursive: true, force: true })
  }
}

/**
 * Says what is left of the damage. A lost version is none once it is there again or what is live needs it no more, nor is
 * what servers send once that was made anew.
 */
async function problemsOf(store: string, damage: readonly Damage[]): Promise<readonly string[]> {
  const live = await liveRelease(store)
  const needed = live ? namedVersions(live).map(([name, version]) => versionKey(name, version)) : []
  const isMadeAnew = live !== undefined && (await shownRelease(store))?.release === live.release
  const left = await Promise.all(
    damage.map(async ({ key, problem, lost }) => {
      const isOver =
        lost === undefined
          ? isShownKey(key) && isMadeAnew
          : !needed.includes(key) || (await isThere(lost))
      return isOver ? [] : [problem]
    }),
  )
  return left.flat()
}
