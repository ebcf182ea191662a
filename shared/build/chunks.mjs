import { dirname, relative } from 'node:path'
import { PACKAGES } from './packages.mjs'

/** Loaded by their package when something is drawn, written or said: chart libraries, PDF, CSV, toasts. */
const LATER =
  /node_modules.(@?svgdotjs|apexcharts|react-apexcharts|lightweight-charts|fancy-canvas|jspdf|jspdf-autotable|fflate|fast-png|iobuffer|pako|@babel|papaparse|react-toastify|clsx)\b/

/** What the frame itself needs, and so every page, comes in one file with the libraries behind it. */
export const FRAME = 'shared'
const OF_THE_FRAME = ['@aldergate/contract', '@aldergate/platform', '@aldergate/ui']

/** The library of one package only. */
const LIBRARIES_OF = { ledger: /node_modules.big\.js\b/ }

/**
 * What comes in one file: a package with its state, or another entry of it, with the folder that it stands
 * in.
 */
const PARTS = PACKAGES.flatMap(({ name, folder, entries }) => {
  const others = entries.filter(({ specifier }) => {
    return specifier !== name && specifier !== `${name}/state`
  })
  const rest = entries.length > others.length ? [{ key: name, folder }] : []
  return [
    ...others.map(({ specifier, source }) => ({ key: specifier, folder: dirname(source) })),
    ...rest,
  ]
})

export const PART_KEYS = PARTS.map(({ key }) => key)

/** The part that a share key belongs to: of the state of a package, the package. */
export function partOfKey(shareKey) {
  return PART_KEYS.find((key) => key === shareKey || shareKey.startsWith(`${key}/`))
}

function partOf({ resource = '' }) {
  return PARTS.find(({ folder }) => resource !== '' && !relative(folder, resource).startsWith('..'))
}

function chunkNameOf(key) {
  return OF_THE_FRAME.includes(key) ? FRAME : key.replace('@aldergate/', '').replaceAll('/', '-')
}

/** Whether a chunk comes at once with what asks for it. What a package imports by a path of its own comes later. */
export function comesWithItsPart(chunk) {
  if (chunk.canBeInitial()) return false
  const origins = [...chunk.groupsIterable].flatMap((group) => group.origins)
  return !origins.every(({ request }) => request?.startsWith('.'))
}

/** The chunk of the host that a module belongs to: one a part. `undefined` for what is the host's own. */
export function hostChunk(module) {
  const { resource = '' } = module
  if (LATER.test(resource)) return undefined
  const part = partOf(module)
  if (part) return chunkNameOf(part.key)
  const library = Object.keys(LIBRARIES_OF).find((name) => LIBRARIES_OF[name].test(resource))
  return library ?? (/node_modules/.test(resource) ? FRAME : undefined)
}

/** The same with all libraries in one chunk of their own. */
export function developmentChunk(module) {
  return /node_modules/.test(module.resource) ? 'libraries' : hostChunk(module)
}

/**
 * The files of the host that a part of shared needs beyond those of the frame: its own and those of the
 * parts that it asks for in turn, by its key. They are asked for together, so that none waits for another.
 */
export function filesOfParts(compilation) {
  const below = new Map(PART_KEYS.map((key) => [key, askedBy(compilation, chunkNameOf(key))]))
  return Object.fromEntries(
    PART_KEYS.map((key) => {
      const all = new Set([key])
      for (const each of all) for (const asked of below.get(each)) all.add(asked)
      const chunks = new Set([...all].map(chunkNameOf))
      return [
        key,
        [...chunks]
          .filter((chunk) => chunk !== FRAME && compilation.namedChunks.has(chunk))
          .map((chunk) => `${chunk}.js`),
      ]
    }),
  )
}

/** The parts that the modules of a chunk ask for. */
function askedBy({ chunkGraph, moduleGraph, namedChunks }, chunkName) {
  const chunk = namedChunks.get(chunkName)
  const modules = chunk && chunkName !== FRAME ? [...chunkGraph.getChunkModules(chunk)] : []
  return modules
    .flatMap((module) => [...moduleGraph.getOutgoingConnections(module)])
    .filter(({ module }) => module?.type === 'consume-shared-module')
    .map(({ module }) => partOfKey(module.options.shareKey))
    .filter((key) => key !== undefined)
}

/** What a remote bundles only as a spare: no page needs it while the host's is of the same version. */
export function isSpare(module) {
  return partOf(module) !== undefined
}
