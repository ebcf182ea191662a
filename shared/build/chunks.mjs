import { relative } from 'node:path'
import { PACKAGES } from './packages.mjs'

/** Loaded by their package when something is drawn or written: chart libraries, PDF, CSV. */
const LATER =
  /node_modules.(@?svgdotjs|apexcharts|react-apexcharts|lightweight-charts|fancy-canvas|jspdf|jspdf-autotable|fflate|fast-png|iobuffer|pako|@babel|papaparse)\b/

/** What the frame itself needs, and so every page, comes in one file with the libraries behind it. */
export const FRAME = 'shared'
const OF_THE_FRAME = ['@aldergate/contract', '@aldergate/platform', '@aldergate/ui']

/** The library of one package only. */
const LIBRARIES_OF = { ledger: /node_modules.big\.js\b/ }

function packageOf({ resource = '' }) {
  return PACKAGES.find(({ folder }) => !/^\.\./.test(relative(folder, resource)) && resource !== '')
}

function chunkNameOf({ name }) {
  return OF_THE_FRAME.includes(name) ? FRAME : name.replace('@aldergate/', '')
}

/** The chunk of the host that a module belongs to: one a package. `undefined` for what is the host's own. */
export function hostChunk(module) {
  const { resource = '' } = module
  // What a package itself loads later stays apart from it.
  if (LATER.test(resource)) return undefined
  const owner = packageOf(module)
  if (owner) return chunkNameOf(owner)
  const library = Object.keys(LIBRARIES_OF).find((name) => LIBRARIES_OF[name].test(resource))
  return library ?? (/node_modules/.test(resource) ? FRAME : undefined)
}

/**
 * The files of the host that a package needs beyond those of the frame: its own and those of the packages
 * below it, by the package's name. They are asked for together, so that none waits for another.
 */
export function filesOfPackages(assets) {
  return Object.fromEntries(
    PACKAGES.map(({ name }) => {
      const chunks = withBelow(name).map((each) => chunkNameOf({ name: each }))
      const files = [...new Set(chunks)].filter((chunk) => chunk !== FRAME)
      return [name, files.map((chunk) => `${chunk}.js`).filter((file) => file in assets)]
    }),
  )
}

function withBelow(name) {
  const { dependencies } = PACKAGES.find((each) => each.name === name)
  const below = dependencies.filter((each) => PACKAGES.some((one) => one.name === each))
  return [name, ...below.flatMap(withBelow)]
}

/** What a remote bundles only as a spare: no page needs it while the host's is of the same version. */
export function isSpare(module) {
  return packageOf(module) !== undefined
}
