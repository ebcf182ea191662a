import { join } from 'node:path'
import webpack, {
  type Compilation,
  type Module,
  type sources,
  type WebpackPluginInstance,
} from 'webpack'
import idHelpers from 'webpack/lib/ids/IdHelpers.js'

const ROOT = join(import.meta.dirname, '../../..')

/** Webpack's initial range of ids; it grows tenfold until at most one id in twenty is used. */
const FIRST_RANGE = 1_000

/**
 * Makes builds reproducible wherever the project lies: the same sources give the same bytes. Webpack's own module ids,
 * which are in every script, depend on the absolute path of shared code, and source maps contain the folder.
 */
export function sameEverywhere(): WebpackPluginInstance {
  return {
    apply(compiler) {
      // In development, the most readable ids are best.
      if (compiler.options.mode === 'development') return
      compiler.hooks.compilation.tap('sameEverywhere', (compilation) => {
        compilation.hooks.moduleIds.tap('sameEverywhere', () => assignIds(compilation))
        const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING + 1
        compilation.hooks.processAssets.tap({ name: 'sameEverywhere', stage }, (assets) => {
          for (const file of Object.keys(assets).filter((name) => name.endsWith('.map'))) {
            compilation.updateAsset(file, withoutFolder)
          }
        })
      })
    },
  }
}

function assignIds(compilation: Compilation): void {
  const { chunkGraph, moduleGraph } = compilation
  const [used, modules] = idHelpers.getUsedModuleIdsAndModules(compilation)
  function assign(module: Module, id: number): boolean {
    if (used.has(`${id}`)) return false
    used.add(`${id}`)
    chunkGraph.setModuleId(module, id)
    return true
  }
  const order = webpack.util.comparators.compareModulesByPreOrderIndexOrIdentifier(moduleGraph)
  idHelpers.assignDeterministicIds(modules, nameOf, order, assign, [FIRST_RANGE], 10, used.size)
}

function nameOf(module: Module): string {
  return module.libIdent({ context: ROOT }) ?? module.identifier()
}

function withoutFolder(source: sources.Source): sources.Source {
  const map = source.source().toString()
  return new webpack.sources.RawSource(map.replaceAll(ROOT, ''), false)
}
