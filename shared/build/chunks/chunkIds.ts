import { basename } from 'node:path'
import webpack, { type Chunk, type ChunkGraph, type WebpackPluginInstance } from 'webpack'

const CODE = /[\\/]src[\\/].*\.tsx?$/

/**
 * The ids of the chunks that have no name, which stand in the entry, and so before every page. A part of
 * the sources is called after its module, as in `OverviewPanel.js`: that is what is read when it fails. The
 * rest, long texts and libraries, have numbers that follow from their modules: the same sources give the same.
 */
export function shortChunkIds(): WebpackPluginInstance {
  return {
    apply(compiler) {
      // There, what tells most is best.
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

/** The names that are given, and those of modules that no other chunk has. */
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
