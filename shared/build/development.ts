import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin'
import webpack, { type Configuration } from 'webpack'

const require = createRequire(import.meta.url)

const HERE = join(import.meta.dirname, 'development')

/** Sources of ours, whose components keep their state when they are edited. */
const SOURCES = { test: /\.tsx?$/, loader: join(HERE, 'refreshLoader.ts') }

/** The file that `refreshRuntime.mjs` stands in for: the package's entry would lead back to the stand-in. */
const ITSELF = join(
  dirname(require.resolve('react-refresh/package.json')),
  'cjs/react-refresh-runtime.development.js',
)

type Rule = NonNullable<NonNullable<Configuration['module']>['rules']>[number]

/** Both of the names under which the runtime of React Refresh is asked for. */
const REFRESH_RUNTIME = /react-refresh[\\/]runtime(\.js)?$/

/**
 * The configuration of a build for `npm run dev`, made from the one that all builds have: it can be kept up
 * to date in an open page, and is built from what the last run has kept. `folder` is its workspace.
 */
export function forDevelopment(configuration: Configuration, folder: string): Configuration {
  const { output, resolve, module, optimization, plugins = [] } = configuration
  const name = basename(folder).replace(/^mfe-/, '')
  return {
    ...configuration,
    // A policy without `unsafe-eval` rules out the quicker kinds.
    devtool: 'cheap-module-source-map',
    // Updates pile up while it runs: a page that slept takes them one after the other.
    output: { ...output, clean: false },
    resolve: { ...resolve, alias: { 'react-refresh-itself$': ITSELF } },
    module: {
      ...module,
      rules: [SOURCES, ...(module?.rules ?? []).filter((rule) => !isOfSources(rule))],
    },
    // What cannot be compiled leaves the last good build as it is.
    optimization: { ...optimization, emitOnErrors: false },
    infrastructureLogging: { level: 'error' },
    plugins: [
      ...plugins,
      new webpack.DefinePlugin({ __build_name__: JSON.stringify(name) }),
      new webpack.HotModuleReplacementPlugin(),
      new webpack.NormalModuleReplacementPlugin(REFRESH_RUNTIME, join(HERE, 'refreshRuntime.mjs')),
      new ReactRefreshPlugin({
        overlay: false,
        include: SOURCES.test,
        library: output?.uniqueName,
      }),
      // In every entry, also in that of a container, which is not listed among the entries.
      new webpack.EntryPlugin(folder, join(HERE, 'joinPage.mjs'), { name: undefined }),
    ],
  }
}

function isOfSources(rule: Rule): boolean {
  return typeof rule === 'object' && rule?.test instanceof RegExp && rule.test.test('a.tsx')
}
