import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Mode } from './inputs.ts'
import type { Names } from './seam/notGiven.ts'
import { ENTRIES } from './packages.ts'

const HERE = import.meta.dirname

/** Something that is shared: its version in a build, and which of the host's will do. */
interface Share {
  key: string
  version: string
  range: string
}

/** How a remote takes something, in webpack's words. */
interface Consumed {
  requiredVersion: string
  singleton?: boolean
  strictVersion?: boolean
  /** No copy of it is bundled. */
  import?: false
}

/** Ranges or versions by share key. */
type ByKey = Record<string, string>

/** There is one of each on a page, and it is the host's: one React, one store. The slash covers subpaths. */
const LIBRARIES = [
  'react',
  'react/',
  'react-dom',
  'react-dom/',
  'jotai',
  'jotai/',
  'styled-components',
  'react-toastify',
  'react-toastify/',
]

/**
 * The only names that are given of a library that is large beside what the product uses of it. All else comes whole,
 * because whoever gives something does not know what others use of it.
 */
export const GIVEN_NAMES: Names = {
  'styled-components': ['default', 'createGlobalStyle', 'css', 'keyframes'],
}

/** The libraries that draw the charts: they are shared on the same terms as the pure packages. */
const CHART_LIBRARIES = ['apexcharts', 'react-apexcharts', 'lightweight-charts']

/** The version that a build in a folder finds: a workspace may have one of its own. */
function libraryVersion(key: string, folder: string): string {
  const require = createRequire(join(folder, 'package.json'))
  return require(`${key.replace(/\/$/, '')}/package.json`).version
}

/** A singleton only grows within a major version, so any of it will do: what is used of it is checked by promotion. */
function additiveRange(version: string): string {
  return `^${version.split('.')[0]}.0.0`
}

/** Of a library, nothing checks what is used: the minor version that a build was made with has to be there. */
function libraryRange(version: string): string {
  const [major, minor] = version.split('.')
  return `^${major}.${minor}.0`
}

/** Any patch of the version that a build was made with will do; of an older one, it brings its own. */
function sameMinor(version: string): string {
  return `~${version}`
}

function singletons(folder: string): Share[] {
  return [
    ...LIBRARIES.map((key) => {
      const version = libraryVersion(key, folder)
      return { key, version, range: libraryRange(version) }
    }),
    ...ENTRIES.filter(({ sharedAs }) => sharedAs === 'singleton').map(({ specifier, version }) => ({
      key: specifier,
      version,
      range: additiveRange(version),
    })),
  ]
}

function byVersion(folder: string): Share[] {
  return [
    ...ENTRIES.filter(({ sharedAs }) => sharedAs === 'version').map(({ specifier, version }) => ({
      key: specifier,
      version,
      range: sameMinor(version),
    })),
    ...CHART_LIBRARIES.map((key) => {
      const version = libraryVersion(key, folder)
      return { key, version, range: sameMinor(version) }
    }),
  ]
}

function tableOf(shares: readonly Share[], options: Partial<Consumed>): Record<string, Consumed> {
  return Object.fromEntries(
    shares.map(({ key, range }) => [key, { requiredVersion: range, ...options }]),
  )
}

/**
 * Returns what the host gives to remotes: everything. It takes nothing as shared, not even what it gives: it runs on
 * its own modules.
 */
export function hostSharing(): Record<string, { shareKey: string; version: string }> {
  const shares = [...singletons(HERE), ...byVersion(HERE)]
  return Object.fromEntries(
    shares.map(({ key, version }) => [givenAs(key), { shareKey: key, version }]),
  )
}

/** The module by which something is given: itself, or one that has the given names of it. */
function givenAs(key: string): string {
  const names = GIVEN_NAMES[key]
  if (!names) return key
  const code = `export { ${names.join(', ')} } from ${JSON.stringify(key)}`
  return `data:text/javascript,${encodeURIComponent(code)}`
}

/**
 * Returns what the remote in a folder takes. It bundles no singleton; pure packages and chart libraries it bundles only
 * as spares, for itself alone. In development it has no spare: the host is of the same sources, so an edit of them is
 * built once.
 */
export function remoteSharing(folder: string, mode: Mode): Record<string, Consumed> {
  return {
    ...tableOf(singletons(folder), { singleton: true, strictVersion: true, import: false }),
    ...tableOf(byVersion(folder), mode === 'development' ? { import: false } : {}),
  }
}

/** Returns what the remote in a folder needs of the host: the range by share key. The gate at promotion reads it. */
export function requires(folder: string): ByKey {
  return Object.fromEntries(singletons(folder).map(({ key, range }) => [key, range]))
}

/**
 * Returns the range by share key of all that the remote in a folder has a spare of: it runs on the spare where the
 * host's version is out of the range.
 */
export function spares(folder: string, mode: Mode): ByKey {
  if (mode === 'development') return {}
  return Object.fromEntries(byVersion(folder).map(({ key, range }) => [key, range]))
}

/** Returns what the host offers: the version by share key. */
export function provides(): ByKey {
  return Object.fromEntries(
    [...singletons(HERE), ...byVersion(HERE)].map(({ key, version }) => [key, version]),
  )
}

/** Every module that the host offers, by what it imports for it. */
export function offered(): string[] {
  return [
    ...LIBRARIES.filter((key) => !key.endsWith('/')).map(givenAs),
    'react/jsx-runtime',
    'react-dom/client',
    'jotai/vanilla',
    'jotai/vanilla/utils',
    'jotai/utils',
    'react-toastify/unstyled',
    ...ENTRIES.map(({ specifier }) => specifier),
  ]
}
