import webpack from 'webpack'

/**
 * Numbers for the chunks that have no name. The paths of their modules would do as names, but they stand
 * in the entry, which every page waits for. The number follows from the modules: the same sources give
 * the same files.
 */
export function shortChunkIds() {
  return {
    apply(compiler) {
      // There the names are read, not counted.
      if (compiler.options.mode === 'development') return
      compiler.hooks.compilation.tap('shortChunkIds', (compilation) => {
        compilation.hooks.chunkIds.tap('shortChunkIds', (chunks) => {
          for (const chunk of chunks) {
            if (!chunk.name) continue
            chunk.id = chunk.name
            chunk.ids = [chunk.id]
          }
        })
      })
      new webpack.ids.DeterministicChunkIdsPlugin({ maxLength: 3 }).apply(compiler)
    },
  }
}
