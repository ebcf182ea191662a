import { rmSync } from 'node:fs'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isThere } from '../disk/placeFolder.ts'
import { beforeEnding } from '../process/beforeEnding.ts'
import { isMisuse, isRefusal, refusal } from '../process/refusal.ts'
import { type Begun, liveRelease, readLive } from '../store/live.ts'
import { writeNewestVersion } from '../store/published.ts'
import { namedVersions } from '../store/release.ts'
import { shownRelease } from '../store/shown.ts'
import { storedBuilds } from '../store/storedVersions.ts'
import type { Bucket } from './bucket.ts'
import { isShownKey, versionKey } from './keys.ts'
import { type Damage, pull } from './pull.ts'
import { publishedSince, push, pushPublished } from './push.ts'

/** Each failed try means that another promotion succeeded, so this bounds the number of concurrent ones. */
const TRIES = 50

/** A folder with a copy of the bucket's store. */
export interface Copy {
  store: string
  /** The state at the first try. */
  begun: Begun
  /** The damage found in the bucket that the work has not repaired, a sentence each with its cure. */
  problems: () => Promise<readonly string[]>
  /** Pulls what others have made live meanwhile. */
  catchUp: () => Promise<void>
}

/**
 * Changes the store in a bucket by working on a copy and pushing the result: what it makes live all or nothing, and
 * what it has published also where it is refused. If another promotion came first, the work is repeated on what is live
 * then. `isWhole` pulls everything; without it the copy is partial, and a refusal is retried on a whole one.
 */
export async function onCopy<Result>(
  bucket: Bucket,
  options: { isWhole: boolean },
  work: (copy: Copy) => Promise<Result>,
): Promise<Result> {
  const store = await mkdtemp(join(tmpdir(), 'store-'))
  const whole = { recursive: true, force: true } as const
  // Retried, because files that are on their way still arrive.
  const forgetSignals = beforeEnding(() => rmSync(store, { ...whole, maxRetries: 3 }))
  let { isWhole } = options
  let first: Begun | undefined
  try {
    for (let tries = 0; tries < TRIES; tries += 1) {
      await forget(store)
      let pulled = await pull(bucket, store, { isWhole })
      const catchUp = async () => {
        const published = await publishedSince(store, pulled)
        pulled = await pull(bucket, store, { isWhole: true, since: isWhole ? pulled : undefined })
        isWhole = true
        // The pull has put what the bucket names in the place of what the work has published.
        for (const [name, version] of Object.entries(published)) {
          await writeNewestVersion(store, name, version)
        }
      }
      const begun = (first ??= await readLive(store))
      const { damage } = pulled
      const problems = () => problemsOf(store, damage)
      const wasWhole = isWhole
      let result: Result
      try {
        result = await work({ store, begun, problems, catchUp })
      } catch (error) {
        if (!isRefusal(error)) throw error
        if (isMisuse(error) || wasWhole || isWhole) {
          await pushPublished(bucket, store, pulled).catch((failure: unknown) => {
            if (!isRefusal(failure)) throw failure
            // The first refusal has what is to be mended.
            Object.assign(error, { message: `${error.message} ${failure.message}` })
          })
          throw error
        }
        isWhole = true
        continue
      }
      if (await push(bucket, store, pulled)) return result
    }
  } finally {
    await rm(store, whole)
    forgetSignals()
  }
  throw refusal(`${TRIES} other promotions came first: look at npm run status, then try again.`)
}

/** Removes everything from a copy except the versions, which never change. */
async function forget(store: string): Promise<void> {
  const builds = await storedBuilds(store)
  for (const name of await readdir(store)) {
    if (!builds.includes(name)) await rm(join(store, name), { recursive: true, force: true })
  }
}

/**
 * The damage that is left. A lost version no longer counts once it is back or the live release does not need it, nor
 * do lost served files once they were made anew.
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
