import { createHash } from 'node:crypto'

/** Of versions and their builds: the same for the same ones, whatever release they are live in. Twelve hexadecimal digits. */
export function fingerprintOf(versions: readonly (readonly [string, string])[]): string {
  const names = versions.map(([name, version]) => `${name} ${version}`).sort()
  return createHash('sha256').update(names.join('\n')).digest('hex').slice(0, 12)
}

/** Whether a name at the root of the store is that of a composition, or of a compressed copy of one. */
export function isCompositionFile(name: string): boolean {
  return /^composition-[0-9a-f]{12}\.json(\.br|\.gz)?$/.test(name)
}
