import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Bucket } from '../bucket/bucket.ts'
import { follow, pullAll } from '../bucket/follow.ts'
import { onCopy } from '../bucket/onCopy.ts'
import type { SigningKey } from '../signing/signature.ts'
import { type Watch, watchCanaries, type WatchOptions } from './watchCanaries.ts'

/** The poll interval: a canary is watched at most this much later than it was promoted. */
const LOOK_MS = 2_000

interface WatchBucketOptions extends Pick<WatchOptions, 'onFigures'> {
  key?: SigningKey | undefined
  /** Called for each canary that was ended, and for problems with the bucket. */
  note: (sentence: string) => void
}

/**
 * Watches the canaries of a bucket's store: observes them in a folder that follows the bucket, and makes changes in
 * the bucket. `end` stops watching and removes the folder.
 */
export async function watchBucket(
  bucket: Bucket,
  { key, note, onFigures }: WatchBucketOptions,
): Promise<{ watch: Watch; end: () => Promise<void> }> {
  const store = await mkdtemp(join(tmpdir(), 'watched-'))
  await pullAll(bucket, store)
  const ending = new AbortController()
  const followed = follow(bucket, store, {
    everyMs: LOOK_MS,
    signal: ending.signal,
    onPulled: () => undefined,
    onProblem: note,
  })
  return {
    watch: watchCanaries({
      store,
      key,
      change: async (work) => {
        await onCopy(bucket, { isWhole: false }, (copy) => work(copy.store))
        // At once, because further reports are about a canary that has ended.
        await pullAll(bucket, store)
      },
      onEnded: note,
      onFigures,
    }),
    end: async () => {
      ending.abort()
      await followed
      await rm(store, { recursive: true, force: true })
    },
  }
}
