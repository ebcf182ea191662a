import { CycloneDxWebpackPlugin } from '@cyclonedx/webpack-plugin'
import webpack, { type sources, type WebpackPluginInstance } from 'webpack'

/** The same in XML, which nobody here reads. */
const SECOND_COPY = 'bom.xml'

const LIST = 'bom.json'

/**
 * Lists in `bom.json` what a build really bundles (CycloneDX): each package with its version, its licence and the
 * texts that come with it. Nothing in it depends on when or where it is built.
 */
export function billOfMaterials(): WebpackPluginInstance {
  const plugin = new CycloneDxWebpackPlugin({
    outputLocation: '.',
    reproducibleResults: true,
    collectEvidence: true,
    includeWellknown: false,
    validateResults: false,
  })
  return {
    apply(compiler) {
      // While one works on it, nobody asks.
      if (compiler.options.mode === 'development') return
      plugin.apply(compiler)
      compiler.hooks.thisCompilation.tap('billOfMaterials', (compilation) => {
        const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL + 1
        compilation.hooks.processAssets.tap({ name: 'billOfMaterials', stage }, () => {
          compilation.deleteAsset(SECOND_COPY)
          compilation.updateAsset(LIST, withoutEdges)
        })
      })
    },
  }
}

/**
 * Leaves out which package asks for which: the plugin takes it from whoever asked for a module first, which is another
 * one from run to run.
 */
function withoutEdges(source: sources.Source): sources.Source {
  const list = JSON.parse(source.source().toString())
  delete list.dependencies
  return new webpack.sources.RawSource(JSON.stringify(list, null, 2))
}
