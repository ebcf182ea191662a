import webpack, { type WebpackPluginInstance } from 'webpack'
import AutoPublicPathRuntimeModule from 'webpack/lib/runtime/AutoPublicPathRuntimeModule.js'

/**
 * Makes a build load its files from its own script's folder. Webpack's `auto` also handles cases that we do not have:
 * workers, and documents without `currentScript`.
 */
export function ownPlace(): WebpackPluginInstance {
  return {
    apply(compiler) {
      compiler.hooks.thisCompilation.tap('ownPlace', (compilation) => {
        compilation.hooks.runtimeModule.tap('ownPlace', (module) => {
          if (!(module instanceof AutoPublicPathRuntimeModule)) return
          // The URL of a retry ends with a query.
          module.generate = () =>
            `${webpack.RuntimeGlobals.publicPath} = document.currentScript.src.replace(/[^/]*$/, "");`
        })
      })
    },
  }
}
