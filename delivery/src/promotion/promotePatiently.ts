import { setTimeout as wait } from 'node:timers/promises'
import { isLasting, isRefusal } from '../process/refusal.ts'
import { liveRelease } from '../store/live.ts'
import { promoteVersions, type PromoteOptions, type PromoteResult } from './promoteVersions.ts'

/** How often the store is asked for another release. */
const LOOK_MS = 200

interface Patience {
  /** How long others may take to make live what is missing; 0 refuses at once. */
  waitMs: number
  /** Brings what others have made live, where the store is a copy. */
  catchUp?: (() => Promise<void>) | undefined
  /** Told of each refusal that may pass by itself. */
  onWait: (problem: string) => void
}

/**
 * Promotes, and tries again after each release of others while it is refused: where several are put
 * live at once, a remote may come before the host that it needs. Refuses when the time is up.
 */
export async function promotePatiently(
  options: PromoteOptions,
  { waitMs, catchUp, onWait }: Patience,
): Promise<PromoteResult> {
  const deadline = performance.now() + waitMs
  for (;;) {
    const before = await liveRelease(options.store)
    try {
      return await promoteVersions(options)
    } catch (error) {
      if (!isRefusal(error) || isLasting(error) || performance.now() >= deadline) throw error
      onWait(error.message)
    }
    while (performance.now() < deadline) {
      await catchUp?.()
      if ((await liveRelease(options.store))?.release !== before?.release) break
      await wait(LOOK_MS)
    }
  }
}
