import type { LeftOutRemote, ReadableRegistry, RemoteTrial } from '../composition/readRegistry'
import type { Override } from './overrides'
import { whyNot } from './parts/whyNot'
import { readBuild } from './readBuild'

/**
 * The registry with overrides in the place of the remotes of their names, or beside them where there is none.
 * One that cannot be shown is left out: the live version must not pass for it.
 */
export async function withOverrides(
  registry: ReadableRegistry,
  overrides: readonly Override[],
): Promise<ReadableRegistry> {
  let { remotes, leftOut } = registry
  const trials: RemoteTrial[] = []
  // Side by side: each may take as long as one waits for a server.
  const builds = await Promise.all(overrides.map(readBuild))
  for (const [at, override] of overrides.entries()) {
    const build = builds[at]
    if (!build) continue
    const { remote: name, url } = override
    const live = remotes.find((remote) => remote.name === name)
    const others = remotes.filter((remote) => remote !== live)
    leftOut = leftOut.filter((remote) => remote.name !== name)
    if ('remote' in build) {
      remotes = [...others, build.remote]
      trials.push({ remote: name, version: build.remote.version, url, isDown: false })
    } else {
      const Why = whyNot(override, build.problem)
      const down: LeftOutRemote = {
        name,
        version: undefined,
        reason: { kind: 'override', Why },
        pages: live?.pages ?? [],
      }
      remotes = others
      leftOut = [...leftOut, down]
      trials.push({ remote: name, version: url, url, isDown: true })
    }
  }
  const overridden = new Set(overrides.map(({ remote }) => remote))
  const canaries = registry.canaries.filter(({ remote }) => !overridden.has(remote.name))
  return { ...registry, remotes, leftOut, canaries, trials }
}
