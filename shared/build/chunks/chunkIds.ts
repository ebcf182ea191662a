import { basename } from 'node:path'
import webpack, { type Chunk, type ChunkGraph, type WebpackPluginInstance } from 'webpack'

const CODE = /[\\/]src[\\/].*\.tsx?$/

/**
 * Short ids for unnamed chunks, because the entry contains them and loads before every page. A chunk of our own code
 * is named after its module, as in `OverviewPanel.js`, for readable errors. All others, long texts and libraries, have
 * numbers derived from their modules, so that the same sources give the same ids.
 */
export function shortChunkIds(): WebpackPluginInstance {
  return {
    apply(compiler) {
      // In development, the most readable names are best.
      if (compiler.options.mode === 'development') return
      compiler.hooks.compilation.tap('shortChunkIds', (compilation) => {
        compilation.hooks.chunkIds.tap('shortChunkIds', (chunks) => {
          const names = namesOf([...chunks], compilation.chunkGraph)
          for (const [chunk, name] of names) {
            chunk.id = name
            chunk.ids = [name]
          }
        })
      })
      new webpack.ids.DeterministicChunkIdsPlugin({ maxLength: 3 }).apply(compiler)
    },
  }
}

/** The given chunk names, and those derived from modules that no other chunk contains. */
function namesOf(chunks: readonly Chunk[], chunkGraph: ChunkGraph): [Chunk, string][] {
  const named = chunks.flatMap((chunk): [Chunk, string][] => {
    const name = chunk.name ?? moduleName(chunk, chunkGraph)
    return name ? [[chunk, name]] : []
  })
  return named.filter(
    ([chunk, name]) => chunk.name || named.filter(([, other]) => other === name).length === 1,
  )
}

function moduleName(chunk: Chunk, chunkGraph: ChunkGraph): string | undefined {
  const [root, ...others] = chunkGraph.getChunkRootModules(chunk)
  const file = root?.nameForCondition() ?? ''
  if (others.length > 0 || !CODE.test(file)) return undefined
  return basename(file).replace(/\.tsx?$/, '')
}
