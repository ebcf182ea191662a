import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Mode } from './inputs.ts'
import type { Names } from './seam/notGiven.ts'
import { ENTRIES } from './packages.ts'

const HERE = import.meta.dirname

/** A shared module: its version in a build, and the accepted range of the host's version. */
interface Share {
  key: string
  version: string
  range: string
}

/** How a remote takes a shared module, as webpack's options. */
interface Consumed {
  requiredVersion: string
  singleton?: boolean
  strictVersion?: boolean
  /** Set if no copy of it is bundled. */
  import?: false
}

/** Ranges or versions by share key. */
type ByKey = Record<string, string>

/** Libraries of which a page has one copy, the host's: one React, one store. The slash covers subpaths. */
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
 * The exports provided of a library that is large compared with what the product uses of it. All others are provided
 * whole, because the host cannot know what remotes use.
 */
export const GIVEN_NAMES: Names = {
  'styled-components': ['default', 'createGlobalStyle', 'css', 'keyframes'],
}

/** The chart libraries: they are shared on the same terms as the pure packages. */
const CHART_LIBRARIES = ['apexcharts', 'react-apexcharts', 'lightweight-charts']

/** The version that a build in a folder resolves: a workspace may have its own. */
function libraryVersion(key: string, folder: string): string {
  const require = createRequire(join(folder, 'package.json'))
  return require(`${key.replace(/\/$/, '')}/package.json`).version
}

/**
 * A singleton only grows within a major version, so any version in it is acceptable: promotion checks the names in
 * use.
 */
function additiveRange(version: string): string {
  return `^${version.split('.')[0]}.0.0`
}

/**
 * For third-party libraries the names in use are not compared by type, so at least the minor version of the build is
 * required.
 */
function libraryRange(version: string): string {
  const [major, minor] = version.split('.')
  return `^${major}.${minor}.0`
}

/** Accepts patches of the build's minor version; with any other version, the build uses its own copy. */
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
 * Returns what the host provides to remotes: everything. It consumes nothing as shared, not even its own offers: it
 * uses its own modules directly.
 */
export function hostSharing(): Record<string, { shareKey: string; version: string }> {
  const shares = [...singletons(HERE), ...byVersion(HERE)]
  return Object.fromEntries(
    shares.map(({ key, version }) => [givenAs(key), { shareKey: key, version }]),
  )
}

/** The module that is provided: the library itself, or one that exports the selected names of it. */
function givenAs(key: string): string {
  const names = GIVEN_NAMES[key]
  if (!names) return key
  const code = `export { ${names.join(', ')} } from ${JSON.stringify(key)}`
  return `data:text/javascript,${encodeURIComponent(code)}`
}

/**
 * Returns what the remote in a folder takes. It bundles no singletons; pure packages and chart libraries are bundled
 * only as spares for itself. In development there are no spares: the host has the same sources, so that an edit of
 * them is built once.
 */
export function remoteSharing(folder: string, mode: Mode): Record<string, Consumed> {
  return {
    ...tableOf(singletons(folder), { singleton: true, strictVersion: true, import: false }),
    ...tableOf(byVersion(folder), mode === 'development' ? { import: false } : {}),
  }
}

/** Returns what the remote in a folder requires of the host: ranges by share key. The gate at promotion reads it. */
export function requires(folder: string): ByKey {
  return Object.fromEntries(singletons(folder).map(({ key, range }) => [key, range]))
}

/**
 * Returns the ranges, by share key, of everything that the remote in a folder has a spare of: the spare is used if the
 * host's version is outside of the range.
 */
export function spares(folder: string, mode: Mode): ByKey {
  if (mode === 'development') return {}
  return Object.fromEntries(byVersion(folder).map(({ key, range }) => [key, range]))
}

/** Returns what the host offers: versions by share key. */
export function provides(): ByKey {
  return Object.fromEntries(
    [...singletons(HERE), ...byVersion(HERE)].map(({ key, version }) => [key, version]),
  )
}

/** The specifiers of all modules that the host offers. */
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
