import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { roomsHash } from './inputs.mjs'

const require = createRequire(import.meta.url)
const kit = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))

/** There is one of each on a page, and it is the host's: one React, one router, one store, one clock. */
const SINGLETONS = [
  'react',
  'react/',
  'react-dom',
  'react-dom/',
  'jotai',
  'jotai/',
  'styled-components',
  'react-toastify',
  'react-toastify/',
  '@aldergate/shared/router',
  '@aldergate/shared/contract',
  '@aldergate/shared/state/',
]

/** Loaded once when the versions agree; a remote that was built with a newer kit brings its own. */
const KIT = [
  '@aldergate/shared/ui/',
  '@aldergate/shared/market/',
  '@aldergate/shared/ledger/',
  '@aldergate/shared/alerts/',
  '@aldergate/shared/charts/',
  '@aldergate/shared/files/',
  '@aldergate/shared/theme',
  '@aldergate/shared/format',
  '@aldergate/shared/i18n',
]

/** What the kit draws charts with: shared on the same terms as the kit. */
const CHART_LIBRARIES = ['apexcharts', 'react-apexcharts', 'lightweight-charts']

const KIT_PREFIX = '@aldergate/shared/'

function packageOf(key) {
  return key.startsWith(KIT_PREFIX) ? '@aldergate/shared' : key.replace(/\/$/, '')
}

/** The singletons of shared only grow within a minor version, so any patch of it will do. */
const ANY_PATCH = `~${kit.version.split('.').slice(0, 2).join('.')}.0`

/** The range in which a singleton is taken from the host: a kit that was raised by a patch needs no new host. */
function singletonRange(key) {
  const name = packageOf(key)
  return name === kit.name ? ANY_PATCH : kit.dependencies[name]
}

/** The range in which a copy that another build brought will do, too. */
function spareRange(key) {
  return `~${version(key)}`
}

function version(key) {
  const name = packageOf(key)
  return name === kit.name ? kit.version : require(`${name}/package.json`).version
}

function spares() {
  return [...KIT, ...CHART_LIBRARIES].map((key) => [
    key,
    { requiredVersion: spareRange(key), version: version(key) },
  ])
}

/** The share table of the host: it has everything. */
export function hostSharing() {
  return Object.fromEntries([
    ...SINGLETONS.map((key) => [
      key,
      {
        singleton: true,
        strictVersion: true,
        requiredVersion: singletonRange(key),
        version: version(key),
      },
    ]),
    ...spares(),
  ])
}

/** The share table of a remote: it bundles no singleton, and the kit only as a spare. */
export function remoteSharing() {
  return Object.fromEntries([
    ...SINGLETONS.map((key) => [
      key,
      { singleton: true, strictVersion: true, requiredVersion: singletonRange(key), import: false },
    ]),
    ...spares(),
  ])
}

/** What a remote needs of the host: the range by share key. The gate at promotion reads it. */
export function requires() {
  return Object.fromEntries(SINGLETONS.map((key) => [key, singletonRange(key)]))
}

/** What the host offers: the version by share key. */
export function provides() {
  return Object.fromEntries(
    [...SINGLETONS, ...KIT, ...CHART_LIBRARIES].map((key) => [key, version(key)]),
  )
}

/**
 * Which kit a build was made with. The same version has to mean the same sources, because a remote
 * takes the host's copy when the versions agree: the gate at promotion holds everybody to it.
 */
export function kitOf() {
  const rooms = KIT.map((key) => key.slice(KIT_PREFIX.length).replace(/\/$/, ''))
  return { version: kit.version, sources: roomsHash(rooms) }
}
