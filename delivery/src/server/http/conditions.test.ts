import { stat, utimes } from 'node:fs/promises'
import { SECURITY_HEADERS } from '../../http/headers.ts'
import { HTML, sent } from '../../testing/ask.ts'
import { onEachServer } from '../../testing/onEachServer.ts'

onEachServer((served) => {
  const { ask } = served

  it.each([
    ['/', 'text/html; charset=utf-8'],
    ['/index.html', 'text/html; charset=utf-8'],
    ['/registry.json', 'application/json; charset=utf-8'],
    ['/registry.json?a=1', 'application/json; charset=utf-8'],
    ['/robots.txt', 'text/plain; charset=utf-8'],
    ['/favicon.svg', 'image/svg+xml; charset=utf-8'],
    ['/site.webmanifest', 'application/manifest+json; charset=utf-8'],
  ])('has %s asked for each time, by its ETag', async (path, type) => {
    const { status, headers } = await ask(path)
    expect(status).toBe(200)
    expect(headers['cache-control']).toBe('no-cache')
    expect(headers['content-type']).toBe(type)

    const again = await ask(path, { 'if-none-match': `"other", W/${headers.etag}` })
    expect(again.status).toBe(304)
    expect(again.body).toHaveLength(0)
    expect(again.headers).toMatchObject({ etag: headers.etag, 'cache-control': 'no-cache' })
    expect((await ask(path, { 'if-none-match': '"other"' })).status).toBe(200)
  })

  it('judges what a browser has kept by its ETag alone, and sends a file whole', async () => {
    const { headers } = await ask('/registry.json')
    const { mtime } = await stat(served.path('registry.json'))
    const byTime = await ask('/registry.json', { 'if-modified-since': mtime.toUTCString() })
    const byRange = await ask('/registry.json', { range: 'bytes=0-3' })

    expect(headers).not.toHaveProperty('last-modified')
    expect(headers).not.toHaveProperty('accept-ranges')
    expect(byTime.status).toBe(200)
    expect(byRange.status).toBe(200)
    expect(byRange.headers['content-length']).toBe(headers['content-length'])
  })

  it.each(['/', '/news', '/registry.json'])(
    'sends %s only if it is still what the client asks for by its ETag, or by its time',
    async (path) => {
      const { headers } = await ask(path, HTML)
      const longAgo = 'Thu, 01 Jan 1970 00:00:00 GMT'
      const later = new Date(Date.now() + 60_000).toUTCString()
      const conditions: readonly [Record<string, string>, number][] = [
        [{ 'if-match': `"other", ${headers.etag}` }, 200],
        [{ 'if-match': '*' }, 200],
        [{ 'if-unmodified-since': later }, 200],
        [{ 'if-match': '"other"' }, 412],
        [{ 'if-match': `W/${headers.etag}` }, 412],
        [{ 'if-unmodified-since': longAgo }, 412],
        [{ 'if-unmodified-since': longAgo, 'if-none-match': String(headers.etag) }, 412],
      ]
      for (const [condition, expected] of conditions) {
        const { status, headers: got, body } = await ask(path, { ...HTML, ...condition })
        expect([condition, status]).toEqual([condition, expected])
        if (status !== 412) continue
        expect(body.toString()).toBe('This is not the file any more that was asked for.\n')
        expect(got['content-type']).toBe('text/plain; charset=utf-8')
        expect(got).toMatchObject(sent({ ...SECURITY_HEADERS, 'Cache-Control': 'no-cache' }))
        expect(got).not.toHaveProperty('permissions-policy')
      }
    },
  )

  it('goes by whole seconds, since a date has no parts of one', async () => {
    const path = `/trading/${served.trading}/page.js`
    const second = Date.UTC(2026, 2, 29, 13, 47, 11)
    await utimes(served.path(path), new Date(second + 600), new Date(second + 600))
    const since = async (time: number) =>
      (await ask(path, { 'if-unmodified-since': new Date(time).toUTCString() })).status

    expect(await since(second)).toBe(200)
    expect(await since(second - 1_000)).toBe(412)
  })
})
