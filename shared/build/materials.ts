import { CycloneDxWebpackPlugin } from '@cyclonedx/webpack-plugin'
import webpack, { type sources, type WebpackPluginInstance } from 'webpack'

/** The plugin's XML output, which is not used. */
const SECOND_COPY = 'bom.xml'

const LIST = 'bom.json'

/**
 * Writes `bom.json`, the list of packages that a build really bundles (CycloneDX): each with its version, licence and
 * licence texts. It does not depend on when or where the build runs.
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
      // Not needed in development.
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

/** Removes the dependency graph: the plugin attributes a module to its first importer, which varies from run to run. */
function withoutEdges(source: sources.Source): sources.Source {
  const list = JSON.parse(source.source().toString())
  delete list.dependencies
  return new webpack.sources.RawSource(JSON.stringify(list, null, 2))
}
