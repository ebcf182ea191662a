import { CONTRACT_VERSION } from '@aldergate/contract'
import type { Built, BuiltHost, BuiltRemote } from '@aldergate/contract/built'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { PublishedComposition } from '../store/published.ts'
import { publishBuild } from '../publishing/publishBuild.ts'
import { NO_SEAM } from './handmadeSeams.ts'

/** A remote with one page, `/news`, as its build describes it. */
export function handmadeRemote(changes: Partial<BuiltRemote> = {}): BuiltRemote {
  return {
    kind: 'remote',
    name: 'trading',
    packageVersion: '0.1.0',
    contract: CONTRACT_VERSION,
    container: 'trading_1',
    entry: 'remoteEntry.js',
    requires: { react: '^19.3.0' },
    spares: {},
    spareFiles: [],
    pages: [handmadePage('/news')],
    texts: {},
    mode: 'production',
    inputs: 'inputs',
    ...changes,
  }
}

/** The module of every handmade page. */
export const HANDMADE_EXPOSE = './src/news/NewsPage.tsx'

export function handmadePage(path: string): BuiltRemote['pages'][number] {
  return {
    path,
    expose: HANDMADE_EXPOSE,
    title: { en: 'Market News' },
    description: { en: 'News of the markets.' },
    files: ['page.js'],
    packages: [],
    drawn: [],
  }
}

/** A host as its build describes it. */
export function handmadeHost(changes: Partial<BuiltHost> = {}): BuiltHost {
  return {
    kind: 'host',
    name: 'host',
    packageVersion: '0.1.0',
    contract: CONTRACT_VERSION,
    provides: { react: '19.3.1' },
    entry: 'main.js',
    preload: ['shared.js'],
    packages: {},
    texts: {},
    fonts: ['inter.woff2'],
    frame: [],
    takesParts: true,
    boot: 'boot.js',
    root: ['favicon.svg', 'robots.txt', 'site.webmanifest'],
    trustedKeys: [],
    mode: 'production',
    inputs: 'inputs',
    ...changes,
  }
}

const HOST_FILES = {
  'main.js': 'start()',
  'shared.js': 'share()',
  'boot.js': 'hint()',
  'inter.woff2': 'font',
  'root/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'root/robots.txt': 'User-agent: *',
  'root/site.webmanifest': '{}',
}

/** The files of a handmade build, by their paths. */
export function handmadeFiles(built: Built): Record<string, string> {
  if (built.kind === 'host') return { ...HOST_FILES }
  const exposes = JSON.stringify(built.pages.map(({ expose }) => expose))
  return { 'remoteEntry.js': `var ${built.container} = ${exposes}`, 'page.js': 'render()' }
}

/** Creates a folder that `removeFolder` removes. */
export function newFolder(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'delivery-'))
}

export function removeFolder(folder: string): Promise<void> {
  return rm(folder, { recursive: true, force: true })
}

/** Writes a build as webpack would, and returns its folder. */
export async function writeBuild(
  built: BuiltHost | BuiltRemote,
  changes: Record<string, string> = {},
): Promise<string> {
  const folder = await newFolder()
  const files = {
    ...handmadeFiles(built),
    'remote.json': JSON.stringify(built),
    'seam.json': JSON.stringify(NO_SEAM),
    'bom.json': JSON.stringify({ bomFormat: 'CycloneDX' }),
    ...changes,
  }
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), content)
  }
  return folder
}

/** Publishes a handmade build and returns its version. */
export async function publishHandmade(
  store: string,
  built: BuiltHost | BuiltRemote,
  changes: Record<string, string> = {},
): Promise<string> {
  const build = await writeBuild(built, changes)
  const { version } = await publishBuild({ store, build })
  await removeFolder(build)
  return version
}

/** A remote with another name and a page of its own. */
export function handmadeRemoteNamed(name: string): BuiltRemote {
  const container = `${name.replaceAll('-', '_')}_1`
  return handmadeRemote({ name, container, pages: [handmadePage(`/${name}-page`)] })
}

const INTEGRITY = Object.fromEntries(
  [
    'main.js',
    'shared.js',
    'boot.js',
    'inter.woff2',
    'root/favicon.svg',
    'root/robots.txt',
    'root/site.webmanifest',
    'remoteEntry.js',
    'page.js',
  ].map((file) => [file, 'sha384-x']),
)

/** A composition of these builds, with the files that handmade ones name. */
export function handmadeComposition(
  host: BuiltHost,
  ...remotes: BuiltRemote[]
): PublishedComposition {
  return {
    host: { version: '1-h', built: host, integrity: INTEGRITY },
    remotes: remotes.map((built) => ({ version: '1-r', built, integrity: INTEGRITY })),
    canaries: [],
  }
}

/** A build as a canary for a tenth of all browsers. */
export function handmadeCanary(built: BuiltRemote): PublishedComposition['canaries'][number] {
  return { version: '2-c', built, integrity: INTEGRITY, below: 1_000, cohort: built.name }
}
