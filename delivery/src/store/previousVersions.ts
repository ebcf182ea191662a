import { refusal } from '../process/refusal.ts'
import type { BuildName } from '../workspaces/buildNames.ts'
import { pastReleases } from './pastReleases.ts'
import type { Composition, Release } from './release.ts'

/**
 * The version of each named build that was live before the one that is, and from which nobody has gone back:
 * twice back is two steps. A build with a canary goes to the version beside it, which is live. Refuses a build that is not live, and one that has no such version.
 */
export async function previousVersions(
  store: string,
  live: Release,
  names: readonly BuildName[],
): Promise<Composition> {
  const found: Composition = {}
  for (const name of names) {
    const version = live.composition[name]
    if (!version) {
      throw refusal(`${name} is not live: choose from ${Object.keys(live.composition).join(', ')}.`)
    }
    found[name] = live.canaries?.[name] ? version : await previousVersion(store, live, name)
  }
  return found
}

async function previousVersion(store: string, live: Release, name: BuildName): Promise<string> {
  const passed = new Set([live.composition[name], ...(live.heldBack?.[name] ?? [])])
  for await (const { composition } of pastReleases(store, live)) {
    const version = composition[name]
    if (version !== undefined && !passed.has(version)) return version
  }
  throw refusal(
    `${name} has no earlier version from which nobody has gone back: build, publish and promote a mended one, ` +
      `or name a release, as in npm run rollback -- ${name} --to 41.`,
  )
}
