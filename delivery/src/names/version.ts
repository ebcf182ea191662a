import { createHash } from 'node:crypto'
import * as v from 'valibot'

/** The bytes of a build's files by path; paths are relative to the build and use `/`. */
export type Files = ReadonlyMap<string, Buffer>

/** The Subresource Integrity value of each file of a version. */
export type Integrity = Readonly<Record<string, string>>

/** Source maps, which reveal the sources: no part of a version, which is sent to browsers. */
const MAP = /\.map$/

/** Files that publishing adds to a version, not covered by its content hash. */
const ADDED = /^(integrity|provenance)\.json$|\.(br|gz)$/

/** The Subresource Integrity value of some bytes. */
export function integrityOf(bytes: Buffer): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`
}

/** The integrity of every file, sorted by path. */
export function integrityOfAll(files: Files): Integrity {
  return Object.fromEntries(inOrder(files).map(([path, bytes]) => [path, integrityOf(bytes)]))
}

/** `<package version>-<content hash>`: the same bytes under the same paths give the same version. */
export function versionOf(packageVersion: string, files: Files): string {
  const hash = createHash('sha256')
  for (const [path, bytes] of inOrder(files)) {
    // Path and length separate files whose concatenated bytes would be the same.
    hash.update(`${path}\0${bytes.length}\0`).update(bytes)
  }
  return `${packageVersion}-${hash.digest('hex').slice(0, 12)}`
}

/** A version is the name of a folder: any other text could contain a path. */
export const Version = v.pipe(
  v.string(),
  v.check(isVersion, 'a version is like 1.2.3-0123456789ab'),
)

/** Whether a name has the form of a version. */
export function isVersion(name: string): boolean {
  return /^\d+\.\d+\.\d+[\w.-]*-[0-9a-f]{12}$/.test(name)
}

/** The files that the build itself made for browsers and for promotion. */
export function ownFiles(files: Files): Files {
  return new Map([...files].filter(([path]) => !ADDED.test(path) && !MAP.test(path)))
}

/** The source maps among the files of a build. */
export function mapsOf(files: Files): Files {
  return new Map([...files].filter(([path]) => MAP.test(path)))
}

/** The first path at which two sets of files differ. */
export function firstDifference(some: Files, others: Files): string | undefined {
  const paths = [...new Set([...some.keys(), ...others.keys()])].sort()
  return paths.find((path) => {
    const bytes = some.get(path)
    return !bytes || !others.get(path)?.equals(bytes)
  })
}

function inOrder(files: Files): [string, Buffer][] {
  return [...files].sort(([a], [b]) => (a < b ? -1 : 1))
}
