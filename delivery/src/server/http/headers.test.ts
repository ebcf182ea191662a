import { DOCUMENT_HEADERS, SECURITY_HEADERS } from '../../http/headers.ts'
import { HTML, sent } from '../../testing/ask.ts'
import { onEachServer } from '../../testing/onEachServer.ts'

onEachServer((served) => {
  const { ask } = served

  it('sends the security headers with every answer, each once', async () => {
    const { headers } = await ask('/registry.json')
    const known = { 'if-none-match': String(headers.etag) }
    const answers = [
      [await ask('/registry.json'), 200],
      [await ask('/registry.json', known), 304],
      [await ask(`/host/${served.host}/main.js`, { 'accept-encoding': 'br' }), 200],
      [await ask('/favicon.svg'), 200],
      [await ask('/missing.js'), 404],
      [await ask('/releases/000001.json'), 404],
      [await ask('/', {}, 'POST'), 405],
    ] as const
    for (const [answer, status] of answers) {
      expect(answer.status).toBe(status)
      expect(answer.headers).toMatchObject(sent(SECURITY_HEADERS))
      expect(answer.headers).not.toHaveProperty('permissions-policy')
      expect(answer.headers).not.toHaveProperty('referrer-policy')
      expect(answer.headers).not.toHaveProperty('cross-origin-opener-policy')
    }
    expect(headers).toMatchObject({
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    })
  })

  it('sends what concerns a page with the document alone', async () => {
    const { headers } = await ask('/', HTML)
    expect(headers).toMatchObject(sent({ ...SECURITY_HEADERS, ...DOCUMENT_HEADERS }))
    expect(headers).toMatchObject({ 'referrer-policy': 'strict-origin-when-cross-origin' })

    const known = { 'if-none-match': String(headers.etag) }
    const answers = [
      await ask('/index.html', HTML),
      await ask('/news', HTML),
      await ask('/trading/', HTML),
      await ask('/news', { ...HTML, ...known }),
      await ask('/', HTML, 'HEAD'),
    ]
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 304, 200])
    for (const answer of answers) {
      expect(answer.headers).toMatchObject(sent({ ...SECURITY_HEADERS, ...DOCUMENT_HEADERS }))
    }
  })

  it('leaves to the document the scripts that it names itself', async () => {
    const { headers } = await ask('/', HTML)
    const policy = String(headers['content-security-policy'])

    expect(policy).toContain("object-src 'none'; base-uri 'none'")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toMatch(/script-src|default-src|unsafe/)
  })

  it.each(['/', '/news', '/registry.json', '/missing.js'])(
    'answers HEAD of %s with the headers of GET, and no body',
    async (path) => {
      const get = await ask(path, HTML)
      const head = await ask(path, HTML, 'HEAD')

      expect(head.status).toBe(get.status)
      expect(head.body).toHaveLength(0)
      for (const name of ['content-type', 'etag', 'cache-control', 'content-security-policy']) {
        expect(head.headers[name]).toBe(get.headers[name])
      }
      expect(Number(head.headers['content-length'] ?? get.body.length)).toBe(get.body.length)
    },
  )

  it.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'])(
    'refuses %s, and names the methods that it allows',
    async (method) => {
      for (const path of ['/', '/news', `/trading/${served.trading}/page.js`, '/.env']) {
        const { status, headers, body } = await ask(path, {}, method)

        expect(status).toBe(405)
        expect(headers.allow).toBe('GET, HEAD')
        expect(headers['content-type']).toBe('text/plain; charset=utf-8')
        expect(body.toString()).toBe('Only GET and HEAD are answered here.\n')
      }
    },
  )

  it('names no version of itself', async () => {
    for (const path of ['/', '/missing.js', '/%zz', '/%zz.js']) {
      const { headers, body } = await ask(path)
      expect(`${headers.server} ${headers['x-powered-by']}`).not.toMatch(/\d/)
      expect(body.toString()).not.toMatch(/nginx\/\d/)
    }
  })

  it('takes what a browser tells of a canary, and gives pages to who opens that address', async () => {
    const told = await fetch(`${served.url}/outcomes`, {
      method: 'POST',
      body: JSON.stringify({ remote: 'trading', version: served.trading, phase: 'shown' }),
    })
    expect(told.status).toBe(204)
    const opened = await ask('/outcomes', HTML)
    expect(opened.status).toBe(200)
    expect(opened.headers['content-type']).toBe('text/html; charset=utf-8')
  })
})
