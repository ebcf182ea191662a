import { readFile } from 'node:fs/promises'
import { SECURITY_HEADERS } from '../../http/headers.ts'
import { HTML, sent } from '../../testing/ask.ts'
import { handmadeRemote } from '../../testing/handmadeBuilds.ts'
import { onEachServer } from '../../testing/onEachServer.ts'

onEachServer((served) => {
  const { ask } = served

  it('takes a whole address for its path', async () => {
    const [page, home] = [await ask('http://app.example/news', HTML), await ask('http://x', HTML)]
    expect([page.status, home.status]).toEqual([200, 200])
    expect(page.body.toString()).toContain('<div id="root">')
    expect((await ask('http://x/.env', HTML)).status).toBe(404)
    expect((await ask('http://x/releases/000001.json', HTML)).status).toBe(404)
  })

  it.each([
    '/news',
    '/no-such-page',
    '/portfolio/',
    '/dashboard/deeper?a=1.js',
    '/caf%C3%A9',
    '/trading',
    '/trading/',
    '/host/',
    '/releases',
    '/releases/notes',
    '/blog/%',
    '/blog/%E0%A4%A',
    '/blog/%E0%A4',
    '/dashboard%00',
    '/%zz?a=1.js',
  ])('answers %s with the document, whose router knows the page', async (path) => {
    for (const headers of [HTML, { accept: '*/*' }, {}]) {
      const answer = await ask(path, headers)

      expect(answer.status).toBe(200)
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
      expect(answer.headers['cache-control']).toBe('no-cache')
      expect(answer.body.toString()).toContain('<div id="root">')
    }
  })

  it.each(['/main.js', '/dashboard.html', '/login.php/?a=1', '/blog/v1.2', '/favicon.svg/'])(
    'answers %s with the document to a browser that goes there, and to nobody else',
    async (path) => {
      const gone = await ask(path, HTML)
      expect(gone.status).toBe(200)
      expect(gone.body.toString()).toContain('<div id="root">')

      for (const accept of ['*/*', 'image/avif,*/*;q=0.8', '']) {
        const { status, body } = await ask(path, { accept })
        expect([status, body.toString()]).toEqual([404, 'There is no such file.\n'])
      }
    },
  )

  it.each([
    '/trading/0.1.0-000000000000/page.js',
    '/trading/0.1.0-000000000000/page',
    '/trading/0.1.0-000000000000/',
  ])('answers %s with 404 and never with the document', async (path) => {
    const { status, headers, body } = await ask(path, HTML)

    expect(status).toBe(404)
    expect(headers['content-type']).toBe('text/plain; charset=utf-8')
    expect(headers['cache-control']).toBe('no-cache')
    expect(body.toString()).toBe('There is no such file.\n')
  })

  it('takes an address of many characters, such as a link with a whole strategy', async () => {
    const { status, body } = await ask(`/news?rules=${'%E9%87%91'.repeat(1_500)}`, HTML)
    expect(status).toBe(200)
    expect(body.toString()).toContain('<html')
  })

  it('lists no folder, and takes no data for a page', async () => {
    expect((await ask(`/trading/${served.trading}`, HTML)).status).toBe(404)
    expect((await ask(`/trading/${served.trading}/`, HTML)).status).toBe(404)
    expect((await ask('/news', { accept: 'application/json' })).status).toBe(404)
  })

  it.each([
    '/releases/000001.json',
    '/releases/000001.json.gz',
    '//releases//000001.json',
    '/releases/000001%2Ejson',
    '/Releases/000001.JSON',
    '/trading/newest.json',
    '/host//newest.json',
  ])('keeps the record %s, which names people, to itself', async (path) => {
    const { status, body } = await ask(path, HTML)

    expect(status).toBe(404)
    expect(body.toString()).toBe('There is no such file.\n')
  })

  it('keeps source maps, which tell the sources, to itself', async () => {
    const mapped = { 'page.js': 'mapped()', 'page.js.map': '{"sources":["a secret"]}' }
    const version = await served.publish(handmadeRemote(), mapped)
    await served.promote({ trading: version })
    const maps = `/trading/${version}.maps`
    expect(await readFile(served.path(maps, 'page.js.map'), 'utf8')).toContain('a secret')

    const paths = [
      `${maps}/page.js.map`,
      `${maps}//page.js.map`,
      `${maps}/page.js%2Emap`,
      `${maps.replace('.maps', '.MAPS')}/page.js.map`,
      `${maps}/`,
      maps,
      `/trading/${version}/page.js.map`,
      `/trading/${version}/../${version}.maps/page.js.map`,
    ]
    for (const path of paths) {
      const { status, body } = await ask(path, HTML)
      expect([path, status]).toEqual([path, 404])
      expect(body.toString()).toBe('There is no such file.\n')
    }
    expect((await ask(`/trading/${version}/page.js`)).body.toString()).toBe('mapped()')
    await served.promote({ trading: served.trading })
  })

  it.each([
    '/../../etc/passwd',
    '/%2e%2e/etc/passwd',
    '/..%2f..%2fetc/passwd',
    '/trading/%2e%2e/releases/000001.json',
    '/a/../news',
    '/.env',
    '/a%2f.env',
    '/trading/.x.tmp/page.js',
    '/.well-known.d/x',
    '/a%5Cb',
    '/main%00.js',
    '/favicon%zz.svg',
    '/.env%zz',
    '/trading/0.1.0-000000000000/%',
  ])('refuses %s, which is malformed, hidden or leads elsewhere', async (path) => {
    const { status, headers, body } = await ask(path, HTML)

    expect([400, 404]).toContain(status)
    expect(body.toString()).not.toContain('<div id="root">')
    expect(headers).toMatchObject(sent(SECURITY_HEADERS))
  })

  it('answers below /.well-known as anywhere else', async () => {
    expect((await ask('/.well-known/security.txt')).status).toBe(404)
    expect((await ask('/.well-known/change-password', HTML)).status).toBe(200)
  })
})
