import { setTimeout as wait } from 'node:timers/promises'
import { hasCode, isRefusal, refusal } from '../process/refusal.ts'
import { beginFollowing } from '../store/followed.ts'
import type { Bucket } from './bucket.ts'
import { pull, type Pulled } from './pull.ts'

interface FollowOptions {
  everyMs: number
  /** Stops following. */
  signal: AbortSignal
  /** Called for the first state and after each change. */
  onPulled: (pulled: Pulled) => void
  /** Called once per problem: the bucket does not answer properly, its live release is damaged, or the disk is full. */
  onProblem: (problem: string) => void
}

/**
 * Pulls a whole bucket into a folder, which accepts no releases of its own from then on. Refuses a folder with another
 * store in it, and a full disk.
 */
export async function pullAll(bucket: Bucket, store: string, since?: Pulled): Promise<Pulled> {
  try {
    await beginFollowing(store, bucket.address)
    return await pull(bucket, store, { isWhole: true, since, isServed: true })
  } catch (error) {
    throw hasCode(error, 'ENOSPC', 'EDQUOT') ? refusal(fullDisk(bucket, store)) : error
  }
}

/** Names the bucket first: versions removed from the folder alone would be pulled again. */
function fullDisk({ address }: Bucket, store: string): string {
  return (
    `The disk is full, so ${store} stays as it was: make room on it, and the next look goes on. What nobody needs goes ` +
    `from ${address} first, where npm run prune:store -- --dry-run names it, then from the folder, by ` +
    `STORE=${store} npm run prune:store.`
  )
}

/**
 * Keeps a folder in sync with a bucket until it is stopped. A release is shown one poll after its files have arrived:
 * a client that gets its document from one of several servers finds the files on any other. While the bucket is
 * unreachable or the disk is full, the folder stays as it is and can be served.
 */
export async function follow(
  bucket: Bucket,
  store: string,
  { everyMs, signal, onPulled, onProblem }: FollowOptions,
): Promise<void> {
  let pulled: Pulled | undefined
  let problem: string | undefined
  while (!signal.aborted) {
    try {
      const now = await pullAll(bucket, store, pulled)
      if (now.live !== pulled?.live) onPulled(now)
      const told = pulled?.damage.map((each) => each.problem)
      for (const { problem } of now.damage) if (!told?.includes(problem)) onProblem(problem)
      pulled = now
      problem = undefined
    } catch (error) {
      if (!isRefusal(error)) throw error
      if (error.message !== problem) onProblem(error.message)
      problem = error.message
    }
    await wait(everyMs, undefined, { signal }).catch(() => undefined)
  }
}
