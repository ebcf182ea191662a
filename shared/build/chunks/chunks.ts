import type { Chunk, ChunkGraph, ChunkGroup, Compilation, Module } from 'webpack'
import { mode } from '../common.ts'
import { isProvided, resourceOf } from '../seam/modules.ts'
import { PART_KEYS, partOf, partOfKey } from '../parts.ts'

/** Loaded by their package when something is drawn, written or said: chart libraries, PDF, CSV, toasts. */
const LATER =
  /node_modules.(@?svgdotjs|apexcharts|react-apexcharts|lightweight-charts|fancy-canvas|jspdf|jspdf-autotable|fflate|fast-png|iobuffer|pako|@babel|papaparse|react-toastify|clsx|prop-types)\b/

/**
 * The chunk that the document names: it holds all that the host itself, and so every page, needs, with the libraries
 * behind it.
 */
export const FRAME = 'main'
const OF_THE_FRAME = [
  '@aldergate/contract',
  '@aldergate/platform',
  '@aldergate/ui',
  '@aldergate/ledger/draft',
]

/** The host's own modules, as its start asks for them: they come in the file of the frame. */
const APP = 'app'

/** Of jotai's tools the product uses few, by way of the platform: all of them are a file for who asks. */
const ALL_TOOLS = ['jotai/utils', 'jotai/vanilla/utils']

/** Parts that come in the file of another one, because each page that takes that one takes them, too. */
const WITH: Readonly<Record<string, string>> = {
  '@aldergate/market/indicators': '@aldergate/charts/price',
}

/** The library of one package only. */
const LIBRARIES_OF: Readonly<Record<string, RegExp>> = { ledger: /node_modules.big\.js\b/ }

function chunkNameOf(key: string): string {
  if (OF_THE_FRAME.includes(key)) return FRAME
  return (WITH[key] ?? key).replace('@aldergate/', '').replaceAll('/', '-')
}

/**
 * How the host's modules come: what it needs itself in one file, each part in one more, and each library that is
 * loaded later by itself, whoever asks for it. What a package imports by a path of its own comes later, too.
 */
export const hostGroups = {
  parts: {
    // What nobody edits is kept apart from what is written anew with each edit.
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

/** Whether a chunk comes at once with what asks for it. */
function comesWithItsPart(chunk: Chunk): boolean {
  const origins = [...chunk.groupsIterable].flatMap((group) => group.origins)
  return chunk.name === APP || !origins.every(isLater)
}

/** Asked for by a path of a package's own, or as a share of the host's that comes later. */
function isLater({ request, module }: ChunkGroup['origins'][number]): boolean {
  const asked = request ?? (module && isProvided(module) ? module._name : '')
  return asked.startsWith('.') || ALL_TOOLS.includes(asked)
}

/** The chunk of the host that a module belongs to: one a part. What is of none is the frame's. */
function hostChunk(module: Module): string {
  const part = partOf(module)
  if (part) return chunkNameOf(part.key)
  const resource = resourceOf(module)
  const [library] = Object.entries(LIBRARIES_OF).find(([, files]) => files.test(resource)) ?? []
  return library ?? FRAME
}

/** The same with all libraries in one chunk of their own. */
function developmentChunk(module: Module): string {
  return /node_modules/.test(resourceOf(module)) ? 'libraries' : hostChunk(module)
}

/**
 * The files of the host that a part of shared needs beyond those of the frame, by its key. They are asked for
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
