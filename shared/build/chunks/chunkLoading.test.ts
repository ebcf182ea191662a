/** @jest-environment node */

import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createContext, runInContext } from 'node:vm'
import webpack from 'webpack'
import { ownChunkLoading } from './chunkLoading.ts'
import { ownConsumes } from '../seam/consumes.ts'
import { ownGives } from '../seam/gives.ts'
import { chunkIntegrity } from './integrity.ts'
import { bundled } from '../jest/bundled'

const folder = mkdtempSync(join(tmpdir(), 'chunks-'))
const ORIGIN = 'https://trade.test'

interface Container {
  init: (shareScope: object) => void | Promise<void>
  get: (expose: string) => Promise<() => { kit: string; part: () => Promise<{ said: string }> }>
}

interface Asked {
  url: string
  integrity: string
}

/** The module that may be shared; the remote has a copy of it. */
const consumes = {
  './kit.js': {
    import: './kit.js',
    shareKey: '@aldergate/kit',
    requiredVersion: '~1.2.0',
    strictVersion: true,
  },
}

/** A remote with a page, which takes a kit, and with a part that the page asks for later. */
beforeAll(async () => {
  writeFileSync(join(folder, 'part.js'), 'export const said = "a part"')
  writeFileSync(
    join(folder, 'page.js'),
    `export { kit } from "./kit.js"
    export const part = () => import(/* webpackChunkName: "part" */ "./part.js")`,
  )
  writeFileSync(join(folder, 'kit.js'), 'export const kit = "its own copy"')
  await bundled({
    mode: 'production',
    context: folder,
    target: 'web',
    entry: {},
    output: {
      path: join(folder, 'dist'),
      uniqueName: 'remote',
      publicPath: `${ORIGIN}/remote/`,
      chunkFilename: '[name].js',
    },
    optimization: { minimize: false, chunkIds: 'named' },
    plugins: [
      chunkIntegrity(['page']),
      ownChunkLoading(),
      new webpack.sharing.ConsumeSharedPlugin({ consumes }),
      ownConsumes(),
      ownGives(),
      new webpack.container.ContainerPlugin({
        name: 'remote',
        filename: 'entry.js',
        library: { type: 'var', name: 'remote' },
        exposes: { './page': { import: './page.js', name: 'page' } },
      }),
    ],
  })
})

afterAll(() => rmSync(folder, { recursive: true }))

function textOf(url: string): string {
  return readFileSync(join(folder, 'dist', url.replace('/remote/', '')), 'utf8')
}

const SHARED_KIT = { get: async () => () => ({ kit: "the host's" }) }

/**
 * Opens the remote in a document of its own, under a host that shares this version of the kit. The loader runs only
 * files that are there, and records the requests.
 */
function opened({ isThere = (): boolean => true, version = '1.2.3' } = {}) {
  const asked: Asked[] = []
  const load = async (file: Asked) => {
    asked.push(file)
    if (!isThere()) throw new Error('No line.')
    runInContext(textOf(file.url), document)
  }
  const document = createContext({ location: { origin: ORIGIN }, aldergateScripts: { load } })
  Object.assign(document, { self: document })
  runInContext(textOf('entry.js'), document)
  const container = runInContext('remote', document) as Container
  void container.init({ '@aldergate/kit': { [version]: { ...SHARED_KIT } } })
  return { asked, page: async () => (await container.get('./page'))() }
}

it('asks the loader of the document for a file by its hash, once', async () => {
  const { asked, page } = opened()

  expect(await (await (await page()).part()).said).toBe('a part')
  await (await page()).part()

  const urls = ['/remote/page.js', '/remote/part.js']
  const hashes = urls.map((url) => createHash('sha256').update(textOf(url)).digest('base64'))
  expect(asked).toEqual(urls.map((url, at) => ({ url, integrity: `sha256-${hashes[at]}` })))
})

it('has the hash of what comes after a page in the file of the page, and not in the entry', () => {
  const hash = createHash('sha256').update(textOf('part.js')).digest('base64').slice(0, 43)

  expect(textOf('page.js')).toContain(hash)
  expect(textOf('entry.js')).not.toContain(hash)
})

it('takes its own copy of what is shared in another version, which is asked for beside the page', async () => {
  expect((await opened().page()).kit).toBe("the host's")

  const { asked, page } = opened({ version: '1.3.0' })
  expect((await page()).kit).toBe('its own copy')
  expect(asked.map(({ url }) => url)).toEqual(['/remote/kit_js.js', '/remote/page.js'])
})

it('says which file did not come, and asks for it again', async () => {
  let isUp = false
  const { asked, page } = opened({ isThere: () => isUp })
  await expect(page()).rejects.toMatchObject({
    name: 'ChunkLoadError',
    request: '/remote/page.js',
    cause: { message: 'No line.' },
  })

  isUp = true
  await page()
  expect(asked).toHaveLength(2)
})
