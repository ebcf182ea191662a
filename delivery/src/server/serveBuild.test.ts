import { ask } from '../testing/ask.ts'
import { handmadeRemote, removeFolder, writeBuild } from '../testing/handmadeBuilds.ts'
import { serveBuild } from './serveBuild.ts'
import type { StoreServer } from './serveStore.ts'

let folder: string
let server: StoreServer

beforeAll(async () => {
  folder = await writeBuild(handmadeRemote(), { '.secret': 'hidden' })
  server = await serveBuild({ folder })
})

afterAll(async () => {
  await server.close()
  await removeFolder(folder)
})

it('gives the files of a build to pages of any origin, as they are now', async () => {
  const { status, headers, body } = await ask(server.url, '/remote.json')
  expect(status).toBe(200)
  expect(JSON.parse(body.toString())).toMatchObject({ name: 'trading' })
  expect(headers).toMatchObject({
    'access-control-allow-origin': '*',
    'cache-control': 'no-cache',
    'content-type': 'application/json; charset=utf-8',
  })
  expect((await ask(server.url, '/page.js')).body.toString()).toBe('render()')
})

it.each(['/', '/nothing.js', '/.secret', '/%2e%2e/package.json', '/%'])(
  'has nothing at %s, and says where to look',
  async (path) => {
    const { status, body } = await ask(server.url, path)
    expect(status).toBe(404)
    expect(body.toString()).toContain('its description is at /remote.json')
  },
)
