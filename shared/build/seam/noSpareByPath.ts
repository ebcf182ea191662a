import { relative } from 'node:path'
import webpack, { type Module, type WebpackPluginInstance } from 'webpack'
import { isSpare } from '../chunks/spare.ts'
import { partOf } from '../parts.ts'
import { resourceOf } from './modules.ts'
import { connectionsFrom, entryModules } from './reached.ts'

/**
 * Refuses a build whose pages reach a module of a shared part by its path, for instance through an entry that is not
 * shared: each visit would load the whole spare, which is meant for other hosts only.
 */
export function noSpareByPath(): WebpackPluginInstance {
  return {
    apply(compiler) {
      // In development, unused code is not removed.
      if (compiler.options.mode === 'development') return
      compiler.hooks.thisCompilation.tap('noSpareByPath', (compilation) => {
        const { moduleGraph } = compilation
        const nameOf = (module: Module) => relative(compiler.context, resourceOf(module))
        compilation.hooks.afterOptimizeDependencies.tap('noSpareByPath', () => {
          for (const { connection, target } of connectionsFrom(
            moduleGraph,
            entryModules(compilation),
          )) {
            const { originModule } = connection
            if (!isSpare(target) || !originModule || isSpare(originModule)) continue
            const problem =
              `${nameOf(originModule)} reaches ${nameOf(target)} by its path, so the page would bring the spare of ` +
              `${partOf(target)?.key ?? 'its part'} along on each visit. Import it by the name of its package, or move it to ` +
              'where the entry that is not shared stands.'
            compilation.errors.push(new webpack.WebpackError(problem))
          }
        })
      })
    },
  }
}
