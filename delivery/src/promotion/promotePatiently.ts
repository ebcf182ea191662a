import { setTimeout as wait } from 'node:timers/promises'
import { isLasting, isRefusal } from '../process/refusal.ts'
import { readLive } from '../store/live.ts'
import { promoteVersions, type PromoteOptions, type PromoteResult } from './promoteVersions.ts'

/** The poll interval for other releases. */
const LOOK_MS = 200

interface Patience {
  /** How long to wait for others to promote what is missing; 0 refuses at once. */
  waitMs: number
  /** Pulls what others have made live, if the store is a copy. */
  catchUp?: (() => Promise<void>) | undefined
  /** Called for each refusal that may resolve itself. */
  onWait: (problem: string) => void
}

/**
 * Promotes, and retries after each release of others while it is refused: in parallel promotions, a remote may come
 * before the host that it needs. Refuses when the time is up.
 */
export async function promotePatiently(
  options: PromoteOptions,
  { waitMs, catchUp, onWait }: Patience,
): Promise<PromoteResult> {
  const deadline = performance.now() + waitMs
  let before = await readLive(options.store)
  const { begun = before } = options
  for (;;) {
    try {
      return await promoteVersions({ ...options, begun })
    } catch (error) {
      if (!isRefusal(error) || isLasting(error) || performance.now() >= deadline) throw error
      onWait(error.message)
    }
    while (performance.now() < deadline) {
      await catchUp?.()
      const known = before.release?.release
      before = await readLive(options.store)
      if (before.release?.release !== known) break
      await wait(LOOK_MS)
    }
  }
}
