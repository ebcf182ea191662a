import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin'
import webpack, { type Configuration } from 'webpack'

const require = createRequire(import.meta.url)

const HERE = join(import.meta.dirname, 'development')

/** Our sources, whose components keep their state when they are edited. */
const SOURCES = { test: /\.tsx?$/, loader: join(HERE, 'refreshLoader.ts') }

/** The original of `refreshRuntime.mjs`: resolving the package's entry would lead back to the replacement. */
const ITSELF = join(
  dirname(require.resolve('react-refresh/package.json')),
  'cjs/react-refresh-runtime.development.js',
)

type Rule = NonNullable<NonNullable<Configuration['module']>['rules']>[number]

/** Matches both module names of the React Refresh runtime. */
const REFRESH_RUNTIME = /react-refresh[\\/]runtime(\.js)?$/

/**
 * The configuration of a build for `npm run dev`, derived from the common one: it supports hot updates, and starts
 * from the cache of the last run. `folder` is its workspace.
 */
export function forDevelopment(configuration: Configuration, folder: string): Configuration {
  const { output, resolve, module, optimization, plugins = [] } = configuration
  const name = basename(folder).replace(/^mfe-/, '')
  return {
    ...configuration,
    // The faster kinds need `unsafe-eval`, which the CSP forbids.
    devtool: 'cheap-module-source-map',
    // Old updates are kept: a page that slept applies them one after another.
    output: { ...output, clean: false },
    resolve: { ...resolve, alias: { 'react-refresh-itself$': ITSELF } },
    module: {
      ...module,
      rules: [SOURCES, ...(module?.rules ?? []).filter((rule) => !isOfSources(rule))],
    },
    // A compile error leaves the last good build in place.
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
      // Added to every entry, including that of a container, which is not listed among the entries.
      new webpack.EntryPlugin(folder, join(HERE, 'joinPage.mjs'), { name: undefined }),
    ],
  }
}

function isOfSources(rule: Rule): boolean {
  return typeof rule === 'object' && rule?.test instanceof RegExp && rule.test.test('a.tsx')
}
