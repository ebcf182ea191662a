import webpack, { type Chunk, type Compilation, type WebpackPluginInstance } from 'webpack'

/**
 * V8 compiles all functions of a file with this first line while it downloads, off the main thread, instead of lazily
 * at their first call. Other engines treat it as a comment.
 */
const HINT = '//# allFunctionsCalledOnLoad\n'

/**
 * The files of which a page runs most code at its start; in others most would be compiled needlessly, and kept in
 * memory.
 */
const FILES = /^(main|market|charts-price|charts-quotes|createPriceChart|page-.+)\.js$/
const LIBRARY = /node_modules.lightweight-charts\b/

/** Makes the browser compile the code of a page's start while it downloads. */
export function compiledAhead(): WebpackPluginInstance {
  return {
    apply(compiler) {
      if (compiler.options.mode === 'development') return
      compiler.hooks.thisCompilation.tap('compiledAhead', (compilation) => {
        // After the minifier, which removes comments; before source maps and hashes.
        const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1
        compilation.hooks.processAssets.tap({ name: 'compiledAhead', stage }, () => {
          for (const chunk of compilation.chunks) {
            const isLibrary = holdsLibrary(compilation, chunk)
            for (const file of [...chunk.files].filter((each) => each.endsWith('.js'))) {
              if (!isLibrary && !FILES.test(file)) continue
              compilation.updateAsset(file, (code) => new webpack.sources.ConcatSource(HINT, code))
            }
          }
        })
      })
    },
  }
}

function holdsLibrary({ chunkGraph }: Compilation, chunk: Chunk): boolean {
  return [...chunkGraph.getChunkModulesIterable(chunk)].some((module) =>
    LIBRARY.test(module.nameForCondition() ?? ''),
  )
}
