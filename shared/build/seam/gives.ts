import webpack, { type Chunk, type Compilation, type WebpackPluginInstance } from 'webpack'
import ShareRuntimeModule from 'webpack/lib/sharing/ShareRuntimeModule.js'
import { isProvided } from './modules.ts'
import { broughtBy, tableOf } from './rows.ts'

const { ensureChunk, initializeSharing, require, shareScopeMap } = webpack.RuntimeGlobals

/**
 * How the host provides shared modules. Replaces webpack's runtime, which loads before every page and supports several
 * providers of one module. A remote provides nothing, and only needs an empty share scope.
 */
export function ownGives(): WebpackPluginInstance {
  return {
    apply(compiler) {
      // In development, hot updates need webpack's own runtime.
      if (compiler.options.mode === 'development') return
      compiler.hooks.thisCompilation.tap('ownGives', (compilation) => {
        compilation.hooks.runtimeModule.tap('ownGives', (module, chunk) => {
          if (!(module instanceof ShareRuntimeModule)) return
          module.generate = () => generate(compilation, chunk)
        })
      })
    },
  }
}

function generate(compilation: Compilation, chunk: Chunk): string {
  const { chunkGraph } = compilation
  const type = 'share-init'
  const given = [...chunk.getAllReferencedChunks()].flatMap((each) => [
    ...(chunkGraph.getChunkModulesIterableBySourceType(each, type) ?? []),
  ])
  const rows = given.filter(isProvided).map(({ _name, _version, blocks: [block] }) => {
    return [_name, _version, ...(block ? broughtBy(block, compilation) : [])] as const
  })
  // Sorted, because webpack's order differs for modules from the cache.
  rows.sort(([one], [other]) => (one < other ? -1 : 1))
  const nothing = `${shareScopeMap} = {};\n${initializeSharing} = () => {};`
  if (rows.length === 0) return nothing
  const from = JSON.stringify(compilation.outputOptions.uniqueName)
  return `
${shareScopeMap} = {};
${initializeSharing} = () => {
  ${shareScopeMap}.default ??= Object.fromEntries(${tableOf(rows)}.map(([key, version, id, ...chunks]) => {
    const get = () => Promise.all(chunks.map(${ensureChunk})).then(() => () => ${require}(id));
    return [key, { [version]: { get, from: ${from}, eager: false } }];
  }));
};`
}
