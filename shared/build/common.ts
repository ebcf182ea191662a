import { createRequire } from 'node:module'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import MinimizerPlugin from 'minimizer-webpack-plugin'
import webpack, { type Configuration, type RuleSetRule, type WebpackPluginInstance } from 'webpack'
import { buildCache, byBytes, toolsAreKnown } from './buildCache.ts'
import { shortChunkIds } from './chunks/chunkIds.ts'
import { compiledAhead } from './chunks/compiledAhead.ts'
import { COMPILER_OPTIONS, inputsHash, type Mode } from './inputs.ts'
import { lateName, nameBefore } from './chunks/lateName.ts'
import { billOfMaterials } from './materials.ts'
import { ownNamespaces } from './chunks/namespaces.ts'
import { ownPlace } from './chunks/ownPlace.ts'
import { sameEverywhere } from './chunks/sameEverywhere.ts'
import { untouched } from './untouched.ts'

const require = createRequire(import.meta.url)

/** `development` keeps names and messages; any other value means the production build. */
export const mode: Mode = process.env.NODE_ENV === 'development' ? 'development' : 'production'

/** Loaded only in development: a production build does not use it. */
const { forDevelopment } =
  mode === 'development' ? await import('./development.ts') : { forDevelopment: undefined }

/** The identity of a build, known before it runs. */
interface Identity {
  packageVersion: string
  /** The hash of its inputs. */
  inputs: string
  /** The plugin that rejects the build if its inputs change meanwhile. */
  faithful: WebpackPluginInstance
  uniqueName: string
  nameAtFirst: string
}

/**
 * Returns the identity of a build: its package version, the hash of its inputs with the plugin that enforces it, and a
 * unique name, so that two versions of one remote can live in one tab. The build runs under `nameAtFirst`;
 * `lateName.ts` replaces that by the unique name.
 */
export function identity(
  folder: string,
  name: string,
  trustedKeys: readonly string[] = [],
): Identity {
  const { version }: { version: string } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  )
  const inputsNow = () => inputsHash(folder, mode, trustedKeys)
  const inputs = inputsNow()
  // In development, one build stays in its tab and is updated there.
  const isOne = mode === 'development'
  const uniqueName = `${name}_${isOne ? mode : inputs.slice(0, 12)}`
  const nameAtFirst = isOne ? uniqueName : nameBefore(name)
  const faithful = untouched(inputs, inputsNow)
  return { packageVersion: version, inputs, faithful, uniqueName, nameAtFirst }
}

/** Leaves out jspdf's dependencies for printing HTML and SVG, which are not used here: 370 kB. */
function withoutUnusedParts(): WebpackPluginInstance {
  return new webpack.IgnorePlugin({
    resourceRegExp: /^(html2canvas|dompurify|canvg)$/,
    contextRegExp: /node_modules.jspdf/,
  })
}

/** The part of a build's configuration that differs between builds. */
interface Own {
  folder: string
  /** The folder whose texts are in the build's own files; texts from elsewhere are spares. */
  ownTexts?: string
  uniqueName: string
  nameAtFirst?: string
  entry: Configuration['entry']
  plugins: NonNullable<Configuration['plugins']>
  splitChunks?: Splitting
  rules?: readonly RuleSetRule[]
}

type Splitting = NonNullable<Configuration['optimization']>['splitChunks']

/** The part of the webpack configuration that host and remotes have in common. */
export function commonBuild({
  folder,
  ownTexts = folder,
  uniqueName,
  nameAtFirst = uniqueName,
  entry,
  plugins,
  splitChunks,
  rules = [],
}: Own): Configuration {
  const configuration: Configuration = {
    mode,
    context: folder,
    // Webpack's generated code may use the same syntax as ours.
    target: ['web', 'es2022'],
    entry,
    cache: buildCache(folder, mode),
    snapshot: byBytes,
    // Bundles do not refer to their source maps: publishing stores these where they are not served.
    devtool: 'hidden-source-map',
    output: {
      path: join(folder, 'dist'),
      clean: true,
      uniqueName: nameAtFirst,
      // A build does not know its URL: its files are beside the running script.
      publicPath: 'auto',
      filename: '[name].js',
      chunkFilename: '[name].js',
      assetModuleFilename: '[name][ext]',
      crossOriginLoading: 'anonymous',
      // A module that threw during its evaluation is evaluated again by the next try.
      strictModuleErrorHandling: true,
    },
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
    module: {
      // Importing a missing export would give `undefined` at run time, so it fails the build.
      parser: { javascript: { exportsPresence: 'error' } },
      rules: [
        {
          test: /\.tsx?$/,
          oneOf: [
            { resourceQuery: /^\?source$/, loader: join(import.meta.dirname, 'workerLoader.ts') },
            {
              loader: require.resolve('esbuild-loader'),
              // One set of compiler options for all workspaces, instead of a search beside each file.
              options: { target: 'es2022', jsx: 'automatic', tsconfig: COMPILER_OPTIONS },
            },
          ],
        },
        { test: /\.woff2$/, type: 'asset/resource' },
        { test: /\.md$/, loader: join(import.meta.dirname, 'texts/markdownLoader.ts') },
        {
          test: /\.arb$/,
          oneOf: [
            {
              resourceQuery: /^\?messages$/,
              loader: join(import.meta.dirname, 'texts/messagesLoader.ts'),
            },
            {
              loader: join(import.meta.dirname, 'texts/textsLoader.ts'),
              options: { folder: ownTexts },
            },
          ],
        },
        ...rules,
      ],
    },
    optimization: {
      chunkIds: mode === 'development' ? 'named' : false,
      moduleIds: mode === 'development' ? 'named' : false,
      ...(splitChunks && { splitChunks }),
      // swc, because esbuild keeps unused code within webpack's function scopes (a third of the host).
      minimizer: [
        new MinimizerPlugin({
          minify: MinimizerPlugin.swcMinify,
          // swc uses all cores by itself, and a separate process would have to load it first.
          parallel: false,
          extractComments: false,
          minimizerOptions: { ecma: 2022, compress: { passes: 2 }, format: { comments: false } },
        }),
      ],
    },
    performance: { hints: false },
    plugins: [
      toolsAreKnown(),
      shortChunkIds(),
      compiledAhead(),
      ownNamespaces(),
      ownPlace(),
      sameEverywhere(),
      lateName(nameAtFirst, uniqueName),
      billOfMaterials(),
      withoutUnusedParts(),
      ...plugins,
    ],
  }
  return forDevelopment ? forDevelopment(configuration, folder) : configuration
}
