import type { Chunk, ChunkGraph, ChunkGroup, Compilation, Module } from 'webpack'
import { mode } from '../common.ts'
import { isProvided, resourceOf } from '../seam/modules.ts'
import { PART_KEYS, partOf, partOfKey } from '../parts.ts'

/** Libraries that their package loads on demand: for charts, PDF, CSV and toasts. */
const LATER =
  /node_modules.(@?svgdotjs|apexcharts|react-apexcharts|lightweight-charts|fancy-canvas|jspdf|jspdf-autotable|fflate|fast-png|iobuffer|pako|@babel|papaparse|react-toastify|clsx|prop-types)\b/

/** The chunk that the document loads: everything that the host itself, and so every page, needs, with its libraries. */
export const FRAME = 'main'
const OF_THE_FRAME = [
  '@aldergate/contract',
  '@aldergate/platform',
  '@aldergate/ui',
  '@aldergate/ledger/draft',
]

/** The host's own modules, which its start imports; they are merged into the file of the frame. */
const APP = 'app'

/**
 * The product uses few of jotai's utilities, through the platform package: the whole set is a chunk of its own for
 * remotes that import it.
 */
const ALL_TOOLS = ['jotai/utils', 'jotai/vanilla/utils']

/** Parts merged into the file of another part, because every page that uses that one uses them, too. */
const WITH: Readonly<Record<string, string>> = {
  '@aldergate/market/indicators': '@aldergate/charts/price',
}

/** Libraries that only one package uses. */
const LIBRARIES_OF: Readonly<Record<string, RegExp>> = { ledger: /node_modules.big\.js\b/ }

function chunkNameOf(key: string): string {
  if (OF_THE_FRAME.includes(key)) return FRAME
  return (WITH[key] ?? key).replace('@aldergate/', '').replaceAll('/', '-')
}

/**
 * How the host is split into chunks: one file with what it needs itself, one per shared part, and one per library that
 * is loaded on demand. A package's dynamic import by a relative path is loaded on demand, too.
 */
export const hostGroups = {
  parts: {
    // In development, libraries are kept apart from code that is rewritten with each edit.
    name: mode === 'development' ? developmentChunk : hostChunk,
    chunks: 'async' as const,
    test: (module: Module, { chunkGraph }: { chunkGraph: ChunkGraph }) => {
      const chunks = [...chunkGraph.getModuleChunksIterable(module)]
      return !LATER.test(resourceOf(module)) && chunks.some(comesWithItsPart)
    },
    enforce: true,
  },
  later: {
    chunks: 'async' as const,
    test: LATER,
    minChunks: 2,
    enforce: true,
    reuseExistingChunk: true,
  },
}

/** Whether a chunk loads at once with the code that requests it. */
function comesWithItsPart(chunk: Chunk): boolean {
  const origins = [...chunk.groupsIterable].flatMap((group) => group.origins)
  return chunk.name === APP || !origins.every(isLater)
}

/** Whether a chunk is requested by a relative path within a package, or is a shared module that loads on demand. */
function isLater({ request, module }: ChunkGroup['origins'][number]): boolean {
  const asked = request ?? (module && isProvided(module) ? module._name : '')
  return asked.startsWith('.') || ALL_TOOLS.includes(asked)
}

/** The host's chunk for a module: that of its part, or the frame's. */
function hostChunk(module: Module): string {
  const part = partOf(module)
  if (part) return chunkNameOf(part.key)
  const resource = resourceOf(module)
  const [library] = Object.entries(LIBRARIES_OF).find(([, files]) => files.test(resource)) ?? []
  return library ?? FRAME
}

/** As `hostChunk`, with all libraries in one chunk. */
function developmentChunk(module: Module): string {
  return /node_modules/.test(resourceOf(module)) ? 'libraries' : hostChunk(module)
}

/**
 * The host's files, besides those of the frame, that each shared part needs, by share key. They are requested
 * together, so that none waits for another.
 */
export function filesOfParts({ chunkGraph, modules }: Compilation): Record<string, string[]> {
  const given = [...modules].filter(isProvided)
  return Object.fromEntries(
    PART_KEYS.map((key) => {
      const files = given
        .filter(({ _name }) => partOfKey(_name) === key)
        .flatMap(
          ({ blocks: [block] }) => (block && chunkGraph.getBlockChunkGroup(block)?.chunks) ?? [],
        )
        .filter(({ name }) => name !== FRAME)
        .flatMap((chunk) => [...chunk.files].filter((file) => file.endsWith('.js')))
      return [key, [...new Set(files)].sort()]
    }),
  )
}
