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

/** `development` keeps names and messages; everything else is the build that is shipped. */
export const mode: Mode = process.env.NODE_ENV === 'development' ? 'development' : 'production'

/** Loaded only where it is needed: what `npm run dev` does otherwise is no part of a build for production. */
const { forDevelopment } =
  mode === 'development' ? await import('./development.ts') : { forDevelopment: undefined }

/** All that a build says of itself before it runs. */
interface Identity {
  packageVersion: string
  /** The hash of what it is made from. */
  inputs: string
  /** The plugin that holds it to that. */
  faithful: WebpackPluginInstance
  uniqueName: string
  nameAtFirst: string
}

/**
 * Returns what a build says of itself before it runs: its package version, the hash of its inputs, with the plugin that
 * holds it to them, and a name that no other build has, so that two versions of one remote can live in one tab. The
 * build is made under `nameAtFirst`; `lateName.ts` writes the name in its place.
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
  // In development a build stays in its tab and is updated there.
  const isOne = mode === 'development'
  const uniqueName = `${name}_${isOne ? mode : inputs.slice(0, 12)}`
  const nameAtFirst = isOne ? uniqueName : nameBefore(name)
  const faithful = untouched(inputs, inputsNow)
  return { packageVersion: version, inputs, faithful, uniqueName, nameAtFirst }
}

/** Leaves out what jspdf would load to print HTML and SVG, which nothing here does: 370 kB that nobody asks for. */
function withoutUnusedParts(): WebpackPluginInstance {
  return new webpack.IgnorePlugin({
    resourceRegExp: /^(html2canvas|dompurify|canvg)$/,
    contextRegExp: /node_modules.jspdf/,
  })
}

/** The part of its configuration that a build has of its own. */
interface Own {
  folder: string
  /** The folder whose texts travel in the build's own files; texts from elsewhere are spare. */
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
    // What webpack writes itself may be as new as what it is made of.
    target: ['web', 'es2022'],
    entry,
    cache: buildCache(folder, mode),
    snapshot: byBytes,
    // Beside the bundles, which do not name them: publishing keeps them where nobody is served.
    devtool: 'hidden-source-map',
    output: {
      path: join(folder, 'dist'),
      clean: true,
      uniqueName: nameAtFirst,
      // A build does not know where it will be published: its files lie beside the script that runs.
      publicPath: 'auto',
      filename: '[name].js',
      chunkFilename: '[name].js',
      assetModuleFilename: '[name][ext]',
      crossOriginLoading: 'anonymous',
      // A module that threw while it was evaluated is evaluated again by the next try.
      strictModuleErrorHandling: true,
    },
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
    module: {
      // A name that nothing exports is `undefined` at run time: such a build is none.
      parser: { javascript: { exportsPresence: 'error' } },
      rules: [
        {
          test: /\.tsx?$/,
          oneOf: [
            { resourceQuery: /^\?source$/, loader: join(import.meta.dirname, 'workerLoader.ts') },
            {
              loader: require.resolve('esbuild-loader'),
              // The options of the compiler are those of every workspace: none is looked for beside each file.
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
      // swc, because esbuild keeps what is unused inside of webpack's function scopes (a third of the host).
      minimizer: [
        new MinimizerPlugin({
          minify: MinimizerPlugin.swcMinify,
          // It works on all cores by itself, and a process of its own would begin by loading it.
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
