import type { RegisteredRemote } from '@aldergate/contract'
import type { ReadableRegistry, RemoteTrial } from '../registry/readRegistry'
import type { Override } from './overrides'
import { whyNot } from './parts/whyNot'
import { type Build, readBuild } from './readBuild'

/**
 * The registry with overrides in the place of the remotes of their names, or beside them where there is none.
 * One that cannot be shown is left out: the live version must not pass for it.
 */
export async function withOverrides(
  registry: ReadableRegistry,
  overrides: readonly Override[],
): Promise<ReadableRegistry> {
  // Side by side: each may take as long as one waits for a server.
  const builds = await Promise.all(
    overrides.map(async (override) => ({ override, build: await readBuild(override) })),
  )
  return builds.reduce((all, { override, build }) => withBuild(all, override, build), registry)
}

function withBuild(registry: ReadableRegistry, override: Override, build: Build): ReadableRegistry {
  const { remote: name, url } = override
  if ('remote' in build) return withRemote(registry, build.remote, { url })
  const others = without(registry, name)
  const pages = registry.remotes.find((remote) => remote.name === name)?.pages ?? []
  const reason = { kind: 'override', Why: whyNot(override, build.problem) } as const
  return {
    ...others,
    leftOut: [...others.leftOut, { name, version: undefined, reason, pages }],
    trials: [...(registry.trials ?? []), { remote: name, version: url, url, isDown: true }],
  }
}

/** The registry with a version in the place of the live one of its remote, and of its canary. */
export function withRemote(
  registry: ReadableRegistry,
  remote: RegisteredRemote,
  place: Pick<RemoteTrial, 'url' | 'until'>,
): ReadableRegistry {
  const others = without(registry, remote.name)
  const trial = { remote: remote.name, version: remote.version, isDown: false, ...place }
  return {
    ...others,
    remotes: [...others.remotes, remote],
    trials: [...(registry.trials ?? []), trial],
  }
}

function without(registry: ReadableRegistry, name: string): ReadableRegistry {
  return {
    ...registry,
    remotes: registry.remotes.filter((remote) => remote.name !== name),
    leftOut: registry.leftOut.filter((remote) => remote.name !== name),
    canaries: registry.canaries.filter(({ remote }) => remote.name !== name),
  }
}
