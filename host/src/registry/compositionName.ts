import type { ReadableRegistry } from './readRegistry'

/**
 * Names the composition that a browser runs, for reports and, without a deviation, for `?composition=`; `undefined`
 * where an older delivery did not name it. Versions that run instead of the live ones follow a plus sign.
 */
export function compositionName({
  fingerprint,
  remotes,
  canaries,
  trials = [],
}: ReadableRegistry): string | undefined {
  if (!fingerprint) return undefined
  const dealt = canaries.filter(({ remote }) =>
    remotes.some(({ name, version }) => name === remote.name && version === remote.version),
  )
  const name = [fingerprint, ...dealt.map(({ remote }) => remote.name).sort()].join('.')
  return [name, ...trials.map(({ remote, version }) => `${remote}@${version}`)].join('+')
}
