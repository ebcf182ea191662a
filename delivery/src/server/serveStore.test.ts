import { mkdir, readFile, rename, rm, rmdir, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { releaseFile } from '../names/storePaths.ts'
import { ask } from '../testing/ask.ts'
import {
  handmadeHost,
  handmadeRemote,
  newFolder,
  publishHandmade,
  removeFolder,
} from '../testing/handmadeBuilds.ts'
import { promoteAsTester } from '../testing/promoteAsTester.ts'
import { serveStore, type StoreServer } from './serveStore.ts'

let store: string
let server: StoreServer
let trading: string

beforeAll(async () => {
  store = await newFolder()
  const host = await publishHandmade(store, handmadeHost())
  trading = await publishHandmade(store, handmadeRemote())
  await promoteAsTester(store, { host, trading })
  server = await serveStore({
    store,
    intercept: (incoming, response) => {
      if (incoming.url !== '/fault') return false
      response.writeHead(500).end('a fault')
      return true
    },
  })
})

afterAll(async () => {
  await server.close()
  await removeFolder(store)
})

it('lets a test put a fault in place of an answer, under the headers of every answer', async () => {
  const { status, headers, body } = await ask(server.url, '/fault')

  expect({ status, body: body.toString() }).toEqual({ status: 500, body: 'a fault' })
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  })
})

it('says that a port is taken, and what to do', async () => {
  const port = Number(new URL(server.url).port)

  await expect(serveStore({ store, port })).rejects.toThrow(
    `Port ${port} is taken: choose another by PORT=${port + 1}.`,
  )
})

it('repairs at its start what a crash left half promoted', async () => {
  await rm(join(store, 'index.html'))
  await writeFile(join(store, 'registry.json'), '{}')

  const other = await serveStore({ store })
  await other.close()

  expect((await ask(server.url, '/')).body.toString()).toContain(trading)
  expect(JSON.parse((await ask(server.url, '/registry.json')).body.toString())).toMatchObject({
    release: 1,
  })
})

it('ends the connections that are kept alive when it closes', async () => {
  const other = await serveStore({ store })
  const response = await fetch(other.url, { headers: { connection: 'keep-alive' } })
  await response.text()

  await other.close()

  await expect(fetch(other.url)).rejects.toThrow('fetch failed')
})

it('answers with one sentence where a file cannot be read, tells who runs it, and goes on', async () => {
  const told: string[] = []
  jest.spyOn(process.stderr, 'write').mockImplementation((text) => Boolean(told.push(String(text))))
  await symlink('loop.js', join(store, 'loop.js'))

  const { status, body } = await ask(server.url, '/loop.js')
  jest.restoreAllMocks()

  expect({ status, body: body.toString() }).toEqual({
    status: 500,
    body: 'The server could not read this file.\n',
  })
  expect(told.join('')).toMatch(/^GET \/loop\.js failed: Error: ELOOP/)
  expect((await ask(server.url, '/')).status).toBe(200)
})

it.each([
  ['missing', (file: string) => rm(file), 'has bytes in page.js that differ from their hash'],
  [
    'altered',
    (file: string) => writeFile(file, 'x'),
    'has bytes in page.js that differ from their',
  ],
])('tells at its start of a live file that is %s, and serves on', async (_what, harm, sentence) => {
  const file = join(store, 'trading', trading, 'page.js')
  const told: string[] = []
  jest.spyOn(process.stderr, 'write').mockImplementation((text) => Boolean(told.push(String(text))))
  await harm(file)

  const other = await serveStore({ store })
  jest.restoreAllMocks()
  await writeFile(file, 'render()')

  expect(told).toEqual([expect.stringContaining(`trading ${trading} ${sentence}`)])
  expect((await ask(other.url, '/')).status).toBe(200)
  await other.close()
})

it('tells of a live version that is lost as a whole, and leaves the page as it is', async () => {
  const folder = join(store, 'trading', trading)
  const told: string[] = []
  jest.spyOn(process.stderr, 'write').mockImplementation((text) => Boolean(told.push(String(text))))
  await rename(folder, `${folder}-away`)

  const other = await serveStore({ store })
  jest.restoreAllMocks()
  await rename(`${folder}-away`, folder)

  expect(told).toEqual([expect.stringContaining(`trading ${trading} is not in the store`)])
  expect((await ask(other.url, '/')).body.toString()).toContain(trading)
  await other.close()
})

it('serves on where a file of what is live cannot be read at all, and tells it', async () => {
  const file = join(store, 'trading', trading, 'integrity.json')
  const told: string[] = []
  jest.spyOn(process.stderr, 'write').mockImplementation((text) => Boolean(told.push(String(text))))
  await rename(file, `${file}.aside`)
  await mkdir(file)

  const other = await serveStore({ store })
  jest.restoreAllMocks()
  await rmdir(file)
  await rename(`${file}.aside`, file)

  expect(told).toEqual([expect.stringContaining('The page is left as it is: ')])
  expect((await ask(other.url, '/')).status).toBe(200)
  await other.close()
})

it('serves on where the record of what is live is damaged, and says how to mend it', async () => {
  const file = releaseFile(store, 1)
  const record = await readFile(file)
  const told: string[] = []
  jest.spyOn(process.stderr, 'write').mockImplementation((text) => Boolean(told.push(String(text))))
  await writeFile(file, '{"release":')

  const other = await serveStore({ store })
  jest.restoreAllMocks()
  await writeFile(file, record)

  expect(told).toEqual([
    `${file} is damaged, and release 1 is live: mend it with npm run verify:store -- --repair.\n`,
  ])
  expect((await ask(other.url, '/')).body.toString()).toContain(trading)
  await other.close()
})

it('sends a file as it is where a compressed variant of it is lost', async () => {
  const path = `/trading/${trading}/page.js`
  await rm(join(store, `${path}.br`))

  const { headers, body } = await ask(server.url, path, { 'accept-encoding': 'br' })

  expect(headers['content-encoding']).toBeUndefined()
  expect(body.toString()).toBe('render()')
})

it('closes twice without harm', async () => {
  const other = await serveStore({ store })
  await other.close()

  await expect(other.close()).resolves.toBeUndefined()
})
