import { createHash } from 'node:crypto'

/** Of versions and their builds: the same for the same ones, whatever release they are live in. Twelve hexadecimal digits. */
export function fingerprintOf(versions: readonly (readonly [string, string])[]): string {
  const names = versions.map(([name, version]) => `${name} ${version}`).sort()
  return createHash('sha256').update(names.join('\n')).digest('hex').slice(0, 12)
}

/** The name of the file at the root of the store that tells browsers of a composition which may not be live any more. */
export function compositionFile(fingerprint: string): string {
  return `composition-${fingerprint}.json`
}

/** Whether a name at the root of the store is one of those. */
export function isCompositionFile(name: string): boolean {
  return /^composition-[0-9a-f]{12}\.json(\.br|\.gz)?$/.test(name)
}
