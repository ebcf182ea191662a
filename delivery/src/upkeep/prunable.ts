import { readdir } from 'node:fs/promises'
import { compositionFile } from '@aldergate/contract'
import { refusal } from '../process/refusal.ts'
import type { BuildName } from '../names/buildNames.ts'
import { fingerprintOf, isCompositionFile } from '../names/fingerprint.ts'
import { liveRelease } from '../store/live.ts'
import { pastReleases } from '../store/pastReleases.ts'
import { newestVersion } from '../store/published.ts'
import { namedVersions, type Release } from '../store/release.ts'
import { releaseNumbers } from '../store/releases.ts'
import { storedBuilds, storedVersions } from '../store/storedVersions.ts'

/** Selects the releases that keep their versions. */
export interface Keeping {
  /** The number of newest live releases. */
  releases: number
  /** Keeps releases that were live at any time within this many days: open tabs still run them. */
  days: number
}

export interface StoredVersion {
  name: BuildName
  version: string
}

const DAY_MS = 86_400_000

/** The versions that no kept release names, except the last published ones, which wait to be promoted. */
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

/** The composition files at the store's root that belong to no kept release. */
export async function prunableCompositions(
  store: string,
  keeping: Keeping,
  now: Date,
): Promise<string[]> {
  const releases = await keptReleases(store, keeping, now)
  const kept = releases.map((release) => compositionFile(fingerprintOf(namedVersions(release))))
  const names = (await readdir(store)).filter(isCompositionFile)
  return names.filter((name) => !kept.includes(name.replace(/\.(br|gz)$/, ''))).sort()
}

/**
 * The live release; `undefined` in a store without releases. Refuses if none of them is known to be live, because the
 * needed versions are then unknown.
 */
export async function knownLive(store: string): Promise<Release | undefined> {
  const live = await liveRelease(store)
  if (live || (await releaseNumbers(store)).length === 0) return live
  throw refusal(
    `There are releases in ${store}, and none is known to be live, so nothing is removed: look at npm run status.`,
  )
}

async function keptVersions(store: string, keeping: Keeping, now: Date): Promise<Set<string>> {
  const releases = await keptReleases(store, keeping, now)
  return new Set(releases.flatMap(namedVersions).map(([name, version]) => `${name} ${version}`))
}

async function keptReleases(
  store: string,
  { releases, days }: Keeping,
  now: Date,
): Promise<Release[]> {
  const live = await knownLive(store)
  if (!live) return []
  const past: Release[] = []
  for await (const release of pastReleases(store, live)) past.push(release)
  const starts = startsOf(past, now.getTime())
  const since = now.getTime() - days * DAY_MS
  // A release ended when the next one became live; the newest has not ended.
  return past.filter((_, at) => at < releases || (starts[at - 1] ?? now.getTime()) >= since)
}

/**
 * When releases became live, newest first; never before an older one, even if a clock was set back. A time in the
 * future is ignored: such a release became live before the next one with a plausible time.
 */
function startsOf(past: readonly Release[], now: number): number[] {
  const dates = past.toReversed().map(({ when }) => Date.parse(when) || 0)
  let latest = 0
  const starts = dates.map((date, at) => {
    const canBeTrue = (later: number, of: number) => of > at && later >= latest && later <= now
    latest = Math.max(latest, date > now ? (dates.find(canBeTrue) ?? now) : date)
    return latest
  })
  return starts.toReversed()
}
