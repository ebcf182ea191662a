import { basename } from 'node:path'
import { parseAs, RemoteConfig } from '@aldergate/contract'
import type { BuiltRemote } from '@aldergate/contract/built'
import { ownChunkLoading } from './chunks/chunkLoading.ts'
import { isSpare } from './chunks/spare.ts'
import { commonBuild, identity, mode } from './common.ts'
import { ownConsumes } from './seam/consumes.ts'
import { drawnPages } from './drawing/drawn.ts'
import { describeBuild, filesOf, filesOfChunk, filesOfTexts, sharedPartsOf } from './describe.ts'
import { ownGives } from './seam/gives.ts'
import { isConsumed } from './seam/modules.ts'
import { noSpareByPath } from './seam/noSpareByPath.ts'
import { remoteSharing, requires, spares } from './sharing.ts'
import { sparesIn } from './seam/spares.ts'
import { chunkIntegrity } from './chunks/integrity.ts'
import { declareShared } from './seam/declareShared.ts'
import { describeSeam } from './seam/seam.ts'
import webpack, { type Configuration, type Module } from 'webpack'

const ENTRY = 'remoteEntry.js'

/** The chunk with a remote's own copies of shared modules, for hosts with an incompatible version. */
const SPARE = 'spare'

/**
 * The size from which code used by several pages gets a file of its own, in characters before minification (the plural
 * rules of all languages have 17,000). Below it, the file's headers and hash weigh more than a copy in each page.
 */
const WORTH_A_FILE = 40_000

type Page = RemoteConfig['pages'][number]

/** The name of a page's chunk: `page-news-room` for `/news-room`, `page-blog-id` for `/blog/:id`. */
export function chunkName(path: string): string {
  return path === '/' ? 'page-home' : `page${path.replaceAll(/[/:]+/g, '-')}`
}

/**
 * Whether a module is the build's own. A module that comes from the host is placed with each page that uses it, since
 * it adds no weight to the build.
 */
function isOwn(module: Module): boolean {
  return !isConsumed(module)
}

/**
 * The webpack configuration of a remote, derived from its `remote.config.ts` alone. Throws if the configuration
 * violates the contract, naming the place, or if its name differs from that of its folder, by which the commands find
 * it.
 */
export function remoteBuild(folder: string, remoteConfig: RemoteConfig): Configuration {
  const config = parseAs(RemoteConfig, `${folder}/remote.config.ts`, remoteConfig)
  if (basename(folder) !== `mfe-${config.name}`) {
    throw new Error(
      `${folder}/remote.config.ts names the remote "${config.name}": give both the same name, as in ` +
        `mfe-${config.name}/remote.config.ts.`,
    )
  }
  // The container is a global of the page: its prefix keeps it apart from the browser's globals and the host's.
  const { uniqueName, nameAtFirst, packageVersion, inputs, faithful } = identity(
    folder,
    `at_${config.name.replaceAll('-', '_')}`,
  )
  /** A module that serves several paths is one chunk, named after the first. */
  const chunkOf = (page: Page) =>
    chunkName((config.pages.find(({ expose }) => expose === page.expose) ?? page).path)
  // The remote's spares are for itself alone, so it offers nothing: `consumes.ts` resolves them.
  const container = new webpack.container.ContainerPlugin({
    name: config.name,
    library: { type: 'var', name: nameAtFirst },
    filename: ENTRY,
    exposes: Object.fromEntries(
      config.pages.map((page) => [page.expose, { import: page.expose, name: chunkOf(page) }]),
    ),
  })
  const { plugin: drawing, drawnOf } = drawnPages(folder, config)
  const describe = describeBuild((compilation): BuiltRemote => ({
    kind: 'remote',
    name: config.name,
    packageVersion,
    contract: config.contract,
    container: uniqueName,
    entry: ENTRY,
    requires: requires(folder),
    spares: sparesIn(compilation, spares(folder, mode)),
    spareFiles: filesOfChunk(compilation, SPARE),
    pages: config.pages.map((page) => ({
      path: page.path,
      expose: page.expose,
      title: page.title,
      description: page.description,
      drawn: drawnOf(page),
      files: filesOf(compilation, chunkOf(page)),
      packages: sharedPartsOf(compilation, chunkOf(page)),
    })),
    texts: filesOfTexts(compilation),
    mode,
    inputs,
  }))
  return commonBuild({
    folder,
    uniqueName,
    nameAtFirst,
    entry: {},
    splitChunks: {
      minSize: WORTH_A_FILE,
      cacheGroups: {
        default: { minChunks: 2, priority: -20, reuseExistingChunk: true, test: isOwn },
        spare: { name: SPARE, chunks: 'async', test: isSpare, enforce: true },
      },
    },
    plugins: [
      ownChunkLoading(),
      chunkIntegrity([...new Set(config.pages.map(chunkOf)), SPARE]),
      container,
      new webpack.sharing.ConsumeSharedPlugin({ consumes: remoteSharing(folder, mode) }),
      drawing,
      ownConsumes(),
      ownGives(),
      noSpareByPath(),
      describeSeam(declareShared),
      faithful,
      describe,
    ],
  })
}
