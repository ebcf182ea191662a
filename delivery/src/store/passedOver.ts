import { pastReleases } from './pastReleases.ts'
import type { Release } from './release.ts'

/**
 * By build, the versions that have been live since a release and in none until it: who goes back to that release
 * has gone back from all of them.
 */
export async function passedOver(
  store: string,
  live: Release,
  backTo: number,
): Promise<Record<string, string[]>> {
  const since: [name: string, version: string][] = []
  const until = new Set<string>()
  for await (const { release, composition } of pastReleases(store, live)) {
    const versions = Object.entries(composition)
    if (release > backTo) since.push(...versions)
    else for (const version of versions) until.add(version.join(' '))
  }
  const passed: Record<string, string[]> = {}
  for (const [name, version] of since) {
    if (until.has(`${name} ${version}`)) continue
    passed[name] = [...(passed[name] ?? []), version]
  }
  return passed
}
