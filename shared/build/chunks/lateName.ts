import webpack, { type sources, type WebpackPluginInstance } from 'webpack'

/** As long as the mark of a build, and that of none. */
const NO_MARK = '0'.repeat(12)

/** The name under which a build is made whose own has another mark with each edit. */
export function nameBefore(name: string): string {
  return `${name}_${NO_MARK}`
}

/**
 * Writes the name of a build into its finished files, in the place of one that is as long. All that comes before is the
 * same from edit to edit, so what was made of a file that nobody touched can be taken from the last build.
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
