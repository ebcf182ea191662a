import { basename, join } from 'node:path'
import type { FileCacheOptions, WebpackPluginInstance } from 'webpack'
import { configurationHash, type Mode } from './inputs.ts'
import { isPseudo } from './texts/pseudo.ts'

const FOLDER = join(import.meta.dirname, '../../.aldergate/webpack')

/** A cached package that was not built for this long is cheaper to rebuild than to keep. */
const KEPT_MS = 7 * 24 * 60 * 60 * 1_000

/**
 * The folders that npm installs, whose content changes only with their version. Our own packages are in the same
 * folder but change with each edit.
 */
const INSTALLED = /^(.+?[\\/]node_modules[\\/])(?!@aldergate[\\/])/

/**
 * Returns the persistent cache of a workspace's build, in a folder that git ignores: modules, code and minified files.
 * Entries are keyed by the bytes that they were made from, so a build gives the same result with or without the cache.
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

/** Compares files by content: a checkout or copy may give a changed file the old modification time. */
export const byBytes = {
  managedPaths: [INSTALLED],
  module: { hash: true },
  resolve: { hash: true },
  buildDependencies: { hash: true },
}

/**
 * Removes the loaders' files from the build dependencies: the cache's version covers them already, and resolving all
 * their imports, thousands of files, takes a tenth of the build.
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
