import { pastReleases } from './pastReleases.ts'
import type { Release } from './release.ts'

/**
 * The versions, by build, that were live after a release and not until it: a rollback to that release holds all of
 * them back.
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
