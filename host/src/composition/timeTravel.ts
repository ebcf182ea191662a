import type { ReadableRegistry } from './readRegistry'

/** `3f9c12abcdef`, and the remotes of which a canary ran: `3f9c12abcdef.trading`. */
const COMPOSITION = /^([0-9a-f]{12})((?:\.[a-z][a-z0-9-]*)*)$/

/** What was asked for by `?composition=`. */
export interface AskedComposition {
  /** As it was asked for. */
  name: string
  fingerprint: string
  /** The remotes that run their canary. */
  canaries: readonly string[]
}

/** The composition of another day that this document shows, or was asked for in vain. */
export interface Journey {
  name: string
  /** `undefined` where nothing is kept of it: the document shows today's. */
  release: number | undefined
  /** The host of that day, where it was another: today's runs. */
  otherHost: string | undefined
}

/** Reads the query of an address; `undefined` when it asks for no other day. */
export function askedComposition(search: string): AskedComposition | undefined {
  const name = new URLSearchParams(search).get('composition')
  const [, fingerprint, canaries = ''] = COMPOSITION.exec(name ?? '') ?? []
  return name && fingerprint
    ? { name, fingerprint, canaries: canaries.split('.').filter(Boolean) }
    : undefined
}

/** The remotes of another day on the host of today. */
export function travelTo(
  { name, canaries }: AskedComposition,
  past: ReadableRegistry,
  today: ReadableRegistry,
): ReadableRegistry {
  const remotes = past.remotes.map((remote) => {
    const canary = past.canaries.find((each) => each.remote.name === remote.name)
    return canary && canaries.includes(remote.name) ? canary.remote : remote
  })
  const isSameHost = past.hostVersion === today.hostVersion
  const otherHost = isSameHost ? undefined : past.hostVersion
  return {
    ...past,
    remotes,
    hostVersion: today.hostVersion,
    packages: today.packages,
    texts: today.texts,
    heldBack: today.heldBack,
    journey: { name, release: past.release, otherHost },
  }
}

/** What a browser runs, for `?composition=` and for reports; `undefined` where an older delivery did not name it. */
export function compositionName({
  fingerprint,
  remotes,
  canaries,
}: ReadableRegistry): string | undefined {
  if (!fingerprint) return undefined
  const dealt = canaries.filter(({ remote }) =>
    remotes.some(({ name, version }) => name === remote.name && version === remote.version),
  )
  return [fingerprint, ...dealt.map(({ remote }) => remote.name).sort()].join('.')
}
