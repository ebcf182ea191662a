import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { SECURITY_HEADERS } from '../../http/headers.ts'
import { ask as askServer, HTML, sent } from '../../testing/ask.ts'
import {
  handmadeHost,
  handmadeRemote,
  newFolder,
  publishHandmade,
  removeFolder,
} from '../../testing/handmadeBuilds.ts'
import { onEachServer } from '../../testing/onEachServer.ts'
import { promoteAsTester } from '../../testing/promoteAsTester.ts'

onEachServer((served) => {
  const { ask } = served

  it('lets the files of a version be kept for a year', async () => {
    const { status, headers, body } = await ask(`/trading/${served.trading}/page.js`)

    expect(status).toBe(200)
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(headers['content-type']).toBe('text/javascript; charset=utf-8')
    expect(body.toString()).toBe('render()')
  })

  it('serves a remote that is put live beside it, at once and also within the same second', async () => {
    const next = await served.publish(handmadeRemote(), { 'page.js': 'better()' })
    const before = await ask('/')
    await served.promote({ trading: next })
    const after = await ask('/', { 'if-none-match': String(before.headers.etag) })
    await served.promote({ trading: served.trading })
    const back = await ask('/', { 'if-none-match': String(after.headers.etag) })

    expect(after.status).toBe(200)
    expect(after.body.toString()).toContain(`/trading/${next}/page.js`)
    expect(after.body).toHaveLength(before.body.length)
    expect((await ask(`/trading/${next}/page.js`)).body.toString()).toBe('better()')
    expect(back.status).toBe(200)
    expect(back.body.toString()).toContain(`/trading/${served.trading}/page.js`)
    // An open tab can go on loading the files of its version.
    expect((await ask(`/trading/${served.trading}/page.js`)).body.toString()).toBe('render()')
  })

  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['br', 'br'],
    ['GZIP', 'gzip'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['identity', undefined],
    ['br;q=0.0', undefined],
    ['', undefined],
  ])('answers who accepts "%s" with the encoding %s', async (accepted, encoding) => {
    for (const path of ['/', `/host/${served.host}/main.js`]) {
      const { headers } = await ask(path, { 'accept-encoding': accepted })

      expect(headers['content-encoding']).toBe(encoding)
      expect(headers.vary).toBe('Accept-Encoding')
    }
  })

  it('sends the same content in each encoding, under an ETag of its own', async () => {
    const path = `/host/${served.host}/main.js`
    const brotli = await ask(path, { 'accept-encoding': 'gzip, br' })
    const gzip = await ask(path, { 'accept-encoding': 'gzip', via: '1.1 proxy' })
    const plain = await ask(path)

    expect(brotliDecompressSync(brotli.body).toString()).toBe('start()')
    expect(gunzipSync(gzip.body).toString()).toBe('start()')
    expect(plain.body.toString()).toBe('start()')
    for (const { headers, body } of [brotli, gzip, plain]) {
      expect(headers['content-type']).toBe('text/javascript; charset=utf-8')
      expect(headers['content-length']).toBe(String(body.length))
    }
    expect(new Set([brotli, gzip, plain].map(({ headers }) => headers.etag)).size).toBe(3)

    const ifNoneMatch = { 'if-none-match': String(brotli.headers.etag) }
    const again = await ask(path, { 'accept-encoding': 'br', ...ifNoneMatch })
    expect(again.status).toBe(304)
    expect(again.headers.vary).toBe('Accept-Encoding')
  })

  it('sends as it is what is compressed already', async () => {
    const { headers } = await ask(`/host/${served.host}/inter.woff2`, {
      'accept-encoding': 'gzip, br',
    })

    expect(headers['content-type']).toBe('font/woff2')
    expect(headers).not.toHaveProperty('content-encoding')
    expect(headers).not.toHaveProperty('vary')
  })

  it('asks for patience before the first release, and serves it as soon as it is there', async () => {
    const empty = await newFolder()
    const early = await served.start(empty)
    const page = await askServer(early.url, '/news', HTML)
    const asset = await askServer(early.url, '/favicon.svg')
    const versions = { host: await publishHandmade(empty, handmadeHost()) }
    await promoteAsTester(empty, versions)
    const live = await askServer(early.url, '/', HTML)
    await early.close()
    await removeFolder(empty)

    expect(page.status).toBe(503)
    expect(page.headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-cache' })
    expect(page.headers).toMatchObject(sent(SECURITY_HEADERS))
    expect(page.body.toString()).toBe(
      'Nothing is live yet: pages answer as soon as a first release is promoted.\n',
    )
    expect(asset.status).toBe(404)
    expect(asset.headers).not.toHaveProperty('retry-after')
    expect(live.status).toBe(200)
    expect(live.body.toString()).toContain('<div id="root">')
  })
})
