import { refusal } from '../process/refusal.ts'
import { type BuildName, HOST } from '../names/buildNames.ts'
import { pastReleases } from './pastReleases.ts'
import type { Composition, Release } from './release.ts'

/**
 * The last version of each named build that was live before the current one and was not rolled back, so that two
 * rollbacks go two steps back. A build with a canary gets the live version beside it. Refuses a build that is not
 * live, and one without such a version.
 */
export async function previousVersions(
  store: string,
  live: Release,
  names: readonly BuildName[],
): Promise<Composition> {
  const found: Composition = {}
  for (const name of names) {
    const version = liveVersion(live, name)
    found[name] = live.canaries?.[name] ? version : await previousVersion(store, live, name)
  }
  return found
}

/** The live version of a build. Refuses a build that is not live. */
export function liveVersion({ composition }: Release, name: BuildName): string {
  const version = Object.hasOwn(composition, name) ? composition[name] : undefined
  if (version !== undefined) return version
  throw refusal(`${name} is not live: choose from ${Object.keys(composition).join(', ')}.`)
}

async function previousVersion(store: string, live: Release, name: BuildName): Promise<string> {
  const passed = new Set([live.composition[name], ...(live.heldBack?.[name] ?? [])])
  for await (const { composition } of pastReleases(store, live)) {
    const version = composition[name]
    if (version !== undefined && !passed.has(version)) return version
  }
  throw refusal(
    `${name} has no earlier version from which nobody has gone back: build, publish and promote a mended one` +
      (name === HOST
        ? ` or name a release, as in npm run rollback -- ${name} --to 41.`
        : `, name a release, as in npm run rollback -- ${name} --to 41, or take it out of what is live by ` +
          `npm run withdraw -- ${name}.`),
  )
}
