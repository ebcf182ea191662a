/** Matches `3f9c12abcdef`, optionally with remotes that ran their canary: `3f9c12abcdef.trading`. */
const COMPOSITION = /^([0-9a-f]{12})((?:\.[a-z][a-z0-9-]*)*)$/

/** The composition that `?composition=` asks for. */
export interface AskedComposition {
  /** The query value as it was given. */
  name: string
  fingerprint: string
  /** The remotes that ran their canary. */
  canaries: readonly string[]
}

/** Reads the query of an address; `undefined` when it asks for no composition. */
export function askedComposition(search: string): AskedComposition | undefined {
  const name = new URLSearchParams(search).get('composition')
  const [, fingerprint, canaries = ''] = COMPOSITION.exec(name ?? '') ?? []
  return name && fingerprint
    ? { name, fingerprint, canaries: canaries.split('.').filter(Boolean) }
    : undefined
}
