import type { BuildName } from '../workspaces/buildNames.ts'
import { liveRelease } from './live.ts'
import { pastReleases } from './pastReleases.ts'
import { newestVersion } from './published.ts'
import { namedVersions } from './release.ts'
import { storedBuilds, storedVersions } from './storedVersions.ts'

/** Which releases keep their versions. */
export interface Keeping {
  /** The newest so many that were live. */
  releases: number
  /** What was live at any time within so many days: tabs are open that run it. */
  days: number
}

export interface StoredVersion {
  name: BuildName
  version: string
}

const DAY_MS = 86_400_000

/** The versions that no kept release names, and that were not published last: these wait to be promoted. */
export async function prunable(
  store: string,
  keeping: Keeping,
  now: Date,
): Promise<StoredVersion[]> {
  const kept = await keptVersions(store, keeping, now)
  const found: StoredVersion[] = []
  for (const name of await storedBuilds(store)) {
    const newest = await newestVersion(store, name)
    for (const version of await storedVersions(store, name)) {
      if (version !== newest && !kept.has(`${name} ${version}`)) found.push({ name, version })
    }
  }
  return found
}

async function keptVersions(
  store: string,
  { releases, days }: Keeping,
  now: Date,
): Promise<Set<string>> {
  const kept = new Set<string>()
  const live = await liveRelease(store)
  if (!live) return kept
  let count = 0
  /** When the release ended that is looked at: the newest has not. */
  let end = now.getTime()
  for await (const release of pastReleases(store, live)) {
    const isRecent = end >= now.getTime() - days * DAY_MS
    if (count >= releases && !isRecent) break
    for (const [name, version] of namedVersions(release)) kept.add(`${name} ${version}`)
    count += 1
    end = Date.parse(release.when)
  }
  return kept
}
