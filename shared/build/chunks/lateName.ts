import webpack, { type sources, type WebpackPluginInstance } from 'webpack'

/** The placeholder for a build's hash, of the same length. */
const NO_MARK = '0'.repeat(12)

/** The temporary name of a build, whose final name changes with each edit. */
export function nameBefore(name: string): string {
  return `${name}_${NO_MARK}`
}

/**
 * Replaces the temporary name of a build by the final one of the same length, after all other steps. Those have the
 * same input from edit to edit, so results for unchanged files come from the last build's cache.
 */
export function lateName(before: string, name: string): WebpackPluginInstance {
  if (before.length !== name.length) throw new Error(`${before} is not as long as ${name}.`)
  return {
    apply(compiler) {
      if (before === name) return
      compiler.hooks.thisCompilation.tap('lateName', (compilation) => {
        // After the source maps, before the hashes.
        const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING + 2
        compilation.hooks.processAssets.tap({ name: 'lateName', stage }, (assets) => {
          for (const file of Object.keys(assets).filter((each) => /\.js(\.map)?$/.test(each))) {
            compilation.updateAsset(file, (source) => named(source, before, name))
          }
        })
      })
    },
  }
}

function named(source: sources.Source, before: string, name: string): sources.Source {
  return new webpack.sources.RawSource(source.source().toString().replaceAll(before, name), false)
}
