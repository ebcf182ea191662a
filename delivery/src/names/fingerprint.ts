import { createHash } from 'node:crypto'

/**
 * Hashes builds and their versions into twelve hexadecimal digits: the same versions give the same fingerprint in any
 * release.
 */
export function fingerprintOf(versions: readonly (readonly [string, string])[]): string {
  const names = versions.map(([name, version]) => `${name} ${version}`).sort()
  return createHash('sha256').update(names.join('\n')).digest('hex').slice(0, 12)
}

/** Whether a file name at the store's root is that of a composition, or of a compressed variant of one. */
export function isCompositionFile(name: string): boolean {
  return /^composition-[0-9a-f]{12}\.json(\.br|\.gz)?$/.test(name)
}
