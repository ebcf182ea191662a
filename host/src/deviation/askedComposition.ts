/** `3f9c12abcdef`, and the remotes of which a canary ran: `3f9c12abcdef.trading`. */
const COMPOSITION = /^([0-9a-f]{12})((?:\.[a-z][a-z0-9-]*)*)$/

/** The composition that `?composition=` asks for. */
export interface AskedComposition {
  /** As it was asked for. */
  name: string
  fingerprint: string
  /** The remotes that run their canary. */
  canaries: readonly string[]
}

/** Reads the query of an address; `undefined` when it asks for no other day. */
export function askedComposition(search: string): AskedComposition | undefined {
  const name = new URLSearchParams(search).get('composition')
  const [, fingerprint, canaries = ''] = COMPOSITION.exec(name ?? '') ?? []
  return name && fingerprint
    ? { name, fingerprint, canaries: canaries.split('.').filter(Boolean) }
    : undefined
}
