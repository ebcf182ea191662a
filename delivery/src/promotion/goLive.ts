import type { SigningKey } from '../signing/signature.ts'
import { deriveFromRelease, stageRelease } from '../documents/derive.ts'
import { liveRelease } from '../store/live.ts'
import { locked } from '../disk/lock.ts'
import { readComposition } from '../store/published.ts'
import type { Release } from '../store/release.ts'
import { createRelease } from '../store/releases.ts'
import type { Settings } from '../store/settings.ts'

/** Records a release and makes it live; returns false if another one has become live since. */
export async function goLive(
  store: string,
  release: Release,
  settings: Settings,
  key?: SigningKey,
): Promise<boolean> {
  const staged = await stageRelease(store, release, key, settings)
  try {
    return await locked(store, async (isHeld) => {
      if (((await liveRelease(store))?.release ?? 0) !== release.after) return false
      // A version may have been removed since it was checked.
      await readComposition(store, release)
      if (!(await createRelease(store, release, key)) || !(await isHeld())) return false
      await staged.place()
      return true
    })
  } catch (error) {
    // Reverts the files that were replaced already, if the disk allows; or completes the release if its document was
    // placed.
    const shown = await deriveFromRelease(store, key, settings).catch(() => undefined)
    if (shown === release.release) return true
    throw error
  } finally {
    await staged.discard()
  }
}
