import type { History, PastRelease } from '@aldergate/contract/history'
import { pastReleases } from './pastReleases.ts'
import type { Release } from './release.ts'
import { changesBetween } from './releaseChanges.ts'
import type { Settings } from './settings.ts'

/** The number of releases in the history: each promotion reads all of them, and a page shows them. */
export const HISTORY_LENGTH = 50

/**
 * Returns the content of `history.json` once a release is live: its changes and those of the releases before it, at
 * most `HISTORY_LENGTH` in all.
 */
export async function releaseHistory(
  store: string,
  live: Release,
  { tellsWho }: Pick<Settings, 'tellsWho'>,
): Promise<History> {
  const releases: PastRelease[] = []
  let after: Release | undefined
  for await (const release of pastReleases(store, live)) {
    if (after) releases.push(told(after, release, tellsWho))
    after = release
    if (releases.length === HISTORY_LENGTH) return { releases }
  }
  if (after) releases.push(told(after, undefined, tellsWho))
  return { releases }
}

function told(release: Release, before: Release | undefined, tellsWho: boolean): PastRelease {
  const { changes, withdrawn, canaryChanges } = changesBetween(before, release)
  const canaries = Object.entries(canaryChanges).map(([name, canary]) => [
    name,
    canary && { version: canary.version, below: canary.below },
  ])
  return {
    release: release.release,
    when: release.when,
    why: release.why,
    ...(tellsWho && { who: release.who }),
    versions: changes,
    ...(withdrawn.length > 0 && { withdrawn: [...withdrawn] }),
    ...(canaries.length > 0 && { canaries: Object.fromEntries(canaries) }),
  }
}
