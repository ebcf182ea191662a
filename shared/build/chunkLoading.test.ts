/** @jest-environment node */

import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createContext, runInContext } from 'node:vm'
import webpack from 'webpack'
import { ownChunkLoading } from './chunkLoading.mjs'
import { chunkIntegrity } from './integrity.mjs'
import { bundled } from './jestBundle'

const folder = mkdtempSync(join(tmpdir(), 'chunks-'))
const ORIGIN = 'https://trade.test'

interface Container {
  get: (expose: string) => Promise<() => { part: () => Promise<{ said: string }> }>
}

interface Asked {
  url: string
  integrity: string
}

/** A remote with a page, and with a part that the page asks for later. */
beforeAll(async () => {
  writeFileSync(join(folder, 'part.js'), 'export const said = "a part"')
  writeFileSync(
    join(folder, 'page.js'),
    'export const part = () => import(/* webpackChunkName: "part" */ "./part.js")',
  )
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

/** The remote in a document of its own, whose loader runs what `isThere`, and what was asked of it. */
function opened(isThere: (url: string) => boolean = () => true) {
  const asked: Asked[] = []
  const load = async (file: Asked) => {
    asked.push(file)
    if (!isThere(file.url)) throw new Error('No line.')
    runInContext(textOf(file.url), document)
  }
  const document = createContext({ location: { origin: ORIGIN }, aldergateScripts: { load } })
  Object.assign(document, { self: document })
  runInContext(textOf('entry.js'), document)
  const container = runInContext('remote', document) as Container
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

it('says which file did not come, and asks for it again', async () => {
  let isUp = false
  const { asked, page } = opened(() => isUp)
  await expect(page()).rejects.toMatchObject({
    name: 'ChunkLoadError',
    request: '/remote/page.js',
    cause: { message: 'No line.' },
  })

  isUp = true
  await page()
  expect(asked).toHaveLength(2)
})
