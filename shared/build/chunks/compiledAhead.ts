import webpack, { type Chunk, type Compilation, type WebpackPluginInstance } from 'webpack'

/**
 * V8 compiles all functions of a file that begins so while the file arrives, beside the main thread, and not each
 * when it is first called. For every other engine it is a comment.
 */
const HINT = '//# allFunctionsCalledOnLoad\n'

/** Of these a page runs the most at its start; of others most would be compiled for nothing, and held in memory. */
const FILES = /^(main|market|charts-price|charts-quotes|createPriceChart|page-.+)\.js$/
const LIBRARY = /node_modules.lightweight-charts\b/

/** Lets the browser compile what runs at the start of a page while it comes. */
export function compiledAhead(): WebpackPluginInstance {
  return {
    apply(compiler) {
      if (compiler.options.mode === 'development') return
      compiler.hooks.thisCompilation.tap('compiledAhead', (compilation) => {
        // After the minifier, which takes comments away; before source maps and hashes.
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
