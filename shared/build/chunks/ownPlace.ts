import webpack, { type WebpackPluginInstance } from 'webpack'
import AutoPublicPathRuntimeModule from 'webpack/lib/runtime/AutoPublicPathRuntimeModule.js'

/**
 * Lets a build find its files beside its own script, as webpack's `auto` does, which also looks where no script of
 * ours runs: in workers, and in documents that do not know which script is running.
 */
export function ownPlace(): WebpackPluginInstance {
  return {
    apply(compiler) {
      compiler.hooks.thisCompilation.tap('ownPlace', (compilation) => {
        compilation.hooks.runtimeModule.tap('ownPlace', (module) => {
          if (!(module instanceof AutoPublicPathRuntimeModule)) return
          // Of another try, the address ends with a query.
          module.generate = () =>
            `${webpack.RuntimeGlobals.publicPath} = document.currentScript.src.replace(/[^/]*$/, "");`
        })
      })
    },
  }
}
