import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import esbuild from 'esbuild'
import webpack, { type Configuration, type WebpackPluginInstance } from 'webpack'
import { CONTRACT_VERSION } from '@aldergate/contract'
import type { BuiltHost } from '@aldergate/contract/built'
import { ownChunkLoading } from './chunks/chunkLoading.ts'
import { filesOfParts, FRAME, hostGroups } from './chunks/chunks.ts'
import { commonBuild, identity, mode } from './common.ts'
import { drawnFrame, ground, GROUND_FILE } from './drawing/drawn.ts'
import { describeBuild, filesOfTexts } from './describe.ts'
import { chunkIntegrity } from './chunks/integrity.ts'
import { declareShared } from './seam/declareShared.ts'
import { ownGives } from './seam/gives.ts'
import { ENTRIES } from './packages.ts'
import { withoutLateRuns } from './chunks/lateRuns.ts'
import { describeSeam } from './seam/seam.ts'
import { GIVEN_NAMES, hostSharing, offered, provides } from './sharing.ts'

const BOOT = 'boot.js'
const MAIN = `${FRAME}.js`

/**
 * The public keys that the host trusts to sign the live composition, set by the environment of its build
 * (`delivery/src/signing`).
 */
const TRUSTED_KEYS = (process.env.TRUSTED_KEYS ?? '').split(',').filter(Boolean)

/** Compiles the inline script of `index.html`, and copies the root files. */
function extraFiles(folder: string): WebpackPluginInstance {
  return {
    apply(compiler) {
      compiler.hooks.thisCompilation.tap('extraFiles', (compilation) => {
        const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL
        compilation.hooks.processAssets.tapPromise({ name: 'extraFiles', stage }, async () => {
          const { outputFiles } = await esbuild.build({
            entryPoints: [join(folder, 'src/document/boot.ts')],
            absWorkingDir: folder,
            bundle: true,
            format: 'iife',
            minify: mode === 'production',
            target: 'es2022',
            write: false,
          })
          compilation.emitAsset(
            BOOT,
            new webpack.sources.RawSource(outputFiles[0]?.text.trim() ?? ''),
          )
          for (const file of rootFiles(folder)) {
            const bytes = readFileSync(join(folder, 'root', file))
            compilation.emitAsset(`root/${file}`, new webpack.sources.RawSource(bytes))
          }
        })
      })
    },
  }
}

function rootFiles(folder: string): string[] {
  return readdirSync(join(folder, 'root')).sort()
}

/**
 * A module of imports that are never called: their presence puts every shared module into the host's share scope.
 * Remotes bundle no singletons, so for them only these exist.
 */
function offer(): string {
  const imports = offered().map((specifier) => `() => import(${JSON.stringify(specifier)})`)
  return `data:text/javascript,${encodeURIComponent(`export const offer = [${imports.join(', ')}]`)}`
}

/**
 * Keeps all shared entries whole in the host's files, because remotes use them. The host itself imports the entries,
 * too: if it imported an inner module directly, that would have to be a separate module instead of a part of its
 * entry.
 */
const takenWhole = { include: ENTRIES.map(({ source }) => source), sideEffects: true }

/** The webpack configuration of the host. */
export function hostBuild(folder: string): Configuration {
  const { uniqueName, nameAtFirst, packageVersion, inputs, faithful } = identity(
    folder,
    'host',
    TRUSTED_KEYS,
  )
  const frame = drawnFrame(folder, './src/frame')
  const describe = describeBuild((compilation): BuiltHost => ({
    kind: 'host',
    name: 'host',
    packageVersion,
    contract: CONTRACT_VERSION,
    provides: provides(),
    entry: MAIN,
    preload: [],
    packages: filesOfParts(compilation),
    texts: filesOfTexts(compilation),
    fonts: Object.keys(compilation.assets).filter((file) => /latin-wght-normal\.woff2$/.test(file)),
    takesParts: true,
    ground: GROUND_FILE,
    frame: frame.drawn,
    boot: BOOT,
    root: rootFiles(folder),
    trustedKeys: TRUSTED_KEYS,
    mode,
    inputs,
  }))
  return commonBuild({
    folder,
    ownTexts: dirname(folder),
    uniqueName,
    nameAtFirst,
    entry: { [FRAME]: [offer(), './src/start.ts'] },
    plugins: [
      ownChunkLoading(),
      chunkIntegrity(),
      ownGives(),
      new webpack.sharing.ProvideSharedPlugin({ provides: hostSharing() }),
      new webpack.DefinePlugin({ 'process.env.TRUSTED_KEYS': JSON.stringify(TRUSTED_KEYS.join()) }),
      ...withoutLateRuns(MAIN),
      extraFiles(folder),
      ground(folder),
      frame.plugin,
      describeSeam(declareShared, GIVEN_NAMES),
      faithful,
      describe,
    ],
    splitChunks: { cacheGroups: hostGroups },
    rules: [takenWhole],
  })
}
