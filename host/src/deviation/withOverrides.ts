import type { RegisteredRemote } from '@aldergate/contract'
import type { ReadableRegistry, RemoteTrial } from '../registry/readRegistry'
import type { Override } from './overrides'
import { whyNot } from './parts/whyNot'
import { type Build, readBuild } from './readBuild'

/**
 * The registry with the overrides in place of the remotes of the same name, or added to them. An override that cannot
 * be shown is left out, so that the live version is not mistaken for it.
 */
export async function withOverrides(
  registry: ReadableRegistry,
  overrides: readonly Override[],
): Promise<ReadableRegistry> {
  // In parallel: each may take as long as the timeout.
  const builds = await Promise.all(
    overrides.map(async (override) => ({ override, build: await readBuild(override) })),
  )
  return builds.reduce((all, { override, build }) => withBuild(all, override, build), registry)
}

function withBuild(registry: ReadableRegistry, override: Override, build: Build): ReadableRegistry {
  const { remote: name, url } = override
  if ('remote' in build) return withRemote(registry, build.remote, { url })
  const others = without(registry, name)
  const live = [...registry.remotes, ...registry.leftOut].find((remote) => remote.name === name)
  const reason = { kind: 'override', Why: whyNot(override, build.problem) } as const
  return {
    ...others,
    leftOut: [...others.leftOut, { name, version: undefined, reason, pages: live?.pages ?? [] }],
    trials: [...others.trials, { remote: name, version: url, url, isDown: true }],
  }
}

/** The registry with a version in place of the live one and the canary of its remote. */
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
    trials: [...others.trials, trial],
  }
}

function without(registry: ReadableRegistry, name: string) {
  return {
    ...registry,
    remotes: registry.remotes.filter((remote) => remote.name !== name),
    leftOut: registry.leftOut.filter((remote) => remote.name !== name),
    canaries: registry.canaries.filter(({ remote }) => remote.name !== name),
    trials: (registry.trials ?? []).filter(({ remote }) => remote !== name),
  }
}
