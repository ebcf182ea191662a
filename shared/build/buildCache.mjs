import { createRequire } from 'node:module'
import { existsSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { isPseudo } from './pseudo.mjs'

const require = createRequire(import.meta.url)

const SHARED = join(import.meta.dirname, '..')

/** A package that nobody has built for so long is cheaper to build than to keep. */
const KEPT_MS = 7 * 24 * 60 * 60 * 1_000

/** What npm has installed changes with its version only; our own packages stand beside it and change with each edit. */
const INSTALLED = /^(.+?[\\/]node_modules[\\/])(?!@aldergate[\\/])/

/**
 * What a build of a workspace keeps for the next one, in the folder of the project that git ignores: modules, code and
 * minified files. What was made of other bytes counts for nothing, so a build makes of it what it would make without.
 */
export function buildCache(folder, mode) {
  const name = basename(folder).replace(/^mfe-/, '')
  return {
    type: 'filesystem',
    name: [name, mode, ...(isPseudo ? ['pseudo'] : [])].join('-'),
    cacheDirectory: join(SHARED, '../.aldergate/webpack'),
    buildDependencies: { config: configurationFiles(folder) },
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

/** What makes another build of the same sources. */
function configurationFiles(folder) {
  const packages = readdirSync(SHARED, { withFileTypes: true }).filter((each) => each.isDirectory())
  const own = ['webpack.config.mjs', 'remote.config.ts', 'package.json']
  return [
    `${import.meta.dirname}/`,
    ...own.map((file) => join(folder, file)).filter(existsSync),
    ...packages.map(({ name }) => join(SHARED, name, 'package.json')),
    require.resolve('@swc/core/package.json'),
  ]
}
