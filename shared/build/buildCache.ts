import { basename, join } from 'node:path'
import type { FileCacheOptions, WebpackPluginInstance } from 'webpack'
import { configurationHash, type Mode } from './inputs.ts'
import { isPseudo } from './texts/pseudo.ts'

const FOLDER = join(import.meta.dirname, '../../.aldergate/webpack')

/** A package that nobody has built for so long is cheaper to build than to keep. */
const KEPT_MS = 7 * 24 * 60 * 60 * 1_000

/**
 * The folders that npm installs: their content changes with its version only. Our own packages stand beside it and
 * change with each edit.
 */
const INSTALLED = /^(.+?[\\/]node_modules[\\/])(?!@aldergate[\\/])/

/**
 * Returns the cache that a build of a workspace keeps for the next one, in the folder of the project that git ignores:
 * modules, code and minified files. An entry that was made of other bytes is not used, so a build makes the same with
 * the cache as without.
 */
export function buildCache(folder: string, mode: Mode): FileCacheOptions {
  const name = basename(folder).replace(/^mfe-/, '')
  return {
    type: 'filesystem',
    name: [name, mode, ...(isPseudo ? ['pseudo'] : [])].join('-'),
    cacheDirectory: FOLDER,
    version: configurationHash(folder),
    buildDependencies: { defaultWebpack: [] },
    maxAge: KEPT_MS,
  }
}

/** Files are told apart by their bytes: what a checkout or a copy writes may have the time of what it replaces. */
export const byBytes = {
  managedPaths: [INSTALLED],
  module: { hash: true },
  resolve: { hash: true },
  buildDependencies: { hash: true },
}

/**
 * Takes out of a build the files of its loaders: the version of its cache follows from them already, and to find all
 * that they import in turn, thousands of files, takes a tenth of the build.
 */
export function toolsAreKnown(): WebpackPluginInstance {
  return {
    apply(compiler) {
      compiler.hooks.afterCompile.tap('toolsAreKnown', ({ buildDependencies }) => {
        buildDependencies.clear()
      })
    },
  }
}
