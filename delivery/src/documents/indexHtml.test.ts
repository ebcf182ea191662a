import { createHash } from 'node:crypto'
import { handmadeHost, handmadePage, handmadeRemote } from '../testing/handmadeBuilds.ts'
import { renderIndex, type IndexParts } from './indexHtml.ts'
import { registryOf } from './registryOf.ts'

const host = handmadeHost()
const integrity = {
  'main.js': 'sha384-main',
  'shared.js': 'sha384-shared',
  'boot.js': 'sha384-boot',
  'inter.woff2': 'sha384-font',
}

function parts(title = 'News'): IndexParts {
  const page = { ...handmadePage('/news'), title: { en: title } }
  const home = { ...handmadePage('/'), description: { en: 'Home & "more".' } }
  const remote = handmadeRemote({ pages: [page, home] })
  const registry = registryOf(
    { release: 7 },
    {
      host: { version: '1-h', built: host, integrity },
      remotes: [
        {
          version: '1-r',
          built: remote,
          integrity: { 'remoteEntry.js': 'sha384-entry', 'page.js': 'sha384-page' },
        },
      ],
      canaries: [],
    },
  )
  const brand = { product: 'Alder & Gate', bank: 'Bank' }
  return { registry, host, integrity, bootScript: 'hint()', brand }
}

it('starts with the policy, which allows what stands inline by its hash', () => {
  const hash = createHash('sha256').update('hint()').digest('base64')

  expect(renderIndex(parts())).toContain(
    '<head>\n<meta charset="utf-8">\n' +
      `<meta http-equiv="Content-Security-Policy" content="script-src 'self' 'sha256-${hash}'; style-src 'self' `,
  )
})

it('shows a page that is drawn, under its own name, with its styles and theirs alone', () => {
  const html = renderIndex(
    { ...parts(), ground: 'body{margin:0}' },
    {
      name: 'News & more',
      description: 'What happened.',
      path: '/news',
      files: '/trading/1-r/',
      showsKept: false,
      markup: '<main>Today</main>',
      styles: ['.a{}', '.b{}'],
    },
  )

  expect(html).toContain('<html lang="en" data-theme="dark" data-drawn="/trading/1-r/">')
  expect(html).toContain('<title>News &amp; more · Alder &amp; Gate</title>')
  expect(html).toContain('<meta property="og:title" content="News &amp; more">')
  expect(html).toContain('<meta name="description" content="What happened.">')
  expect(html).toContain('<link rel="canonical" href="/news">')
  expect(html).toContain('<div id="root" data-drawn><main>Today</main></div>')
  for (const style of ['body{margin:0}', '.a{}', '.b{}']) {
    expect(html).toMatch(new RegExp(`<style[^>]*>${style.replace(/[{}.()]/g, '\\$&')}</style>`))
    expect(html).toContain(`'sha256-${createHash('sha256').update(style).digest('base64')}'`)
  }
})

it('says of a page that it may look otherwise to who keeps data', () => {
  const about = { name: 'News', description: '', path: '/news', files: '/trading/1-r/' }
  const page = { ...about, showsKept: true, markup: '', styles: [] }

  expect(renderIndex(parts(), page)).toContain(
    '<html lang="en" data-theme="dark" data-drawn="/trading/1-r/" data-shows-kept>',
  )
})

it('gives the whole address of a page where the public finds it at one', () => {
  const about = { name: 'News', description: '', files: '/trading/1-r/', showsKept: false }
  const page = { ...about, markup: '', styles: [] }
  const address = 'https://trade.example.com/news'
  const html = renderIndex(
    { ...parts(), site: 'https://trade.example.com' },
    { ...page, path: '/news' },
  )

  expect(html).toContain(`<link rel="canonical" href="${address}">`)
  expect(html).toContain(`<meta property="og:url" content="${address}">`)
  expect(renderIndex(parts())).not.toContain('og:url')
})

it('lets scripts come from this machine and from other origins only where the registry says so', () => {
  const { registry, ...rest } = parts()
  const origins = ['https://mirror.example.com']
  const html = renderIndex({ ...rest, registry: { ...registry, allowsOverrides: true, origins } })

  const others = 'https://mirror.example.com http://localhost:* http://127.0.0.1:*'
  expect(html).toContain(`script-src 'self' ${others} 'sha256-`)
  expect(html).toContain(`connect-src 'self' ${others};`)
})

it('carries the registry so that no text in it can end the block', () => {
  const evil = '</script><script>alert(1)</script><!--'
  const html = renderIndex(parts(evil))

  expect(html).not.toContain('alert(1)</script>')
  const json = /<script type="application\/json" id="registry">(.*?)<\/script>/.exec(html)?.[1]
  expect(JSON.parse(json ?? '')).toEqual(parts(evil).registry)
})

it('describes itself by its name while no remote has a home page', () => {
  const { registry, ...rest } = parts()
  const html = renderIndex({ ...rest, registry: { ...registry, remotes: [] } })

  expect(html).toContain('<meta name="description" content="Alder &amp; Gate by Bank.">')
})

it('escapes texts, and takes the description of the home page', () => {
  const html = renderIndex(parts())

  expect(html).toContain('<title>Alder &amp; Gate</title>')
  expect(html).toContain('<meta name="description" content="Home &amp; &quot;more&quot;.">')
})

it('loads the host with integrity, and asks early for what it will need', () => {
  const html = renderIndex(parts())

  expect(html).toContain(
    '<script defer src="/host/1-h/main.js" integrity="sha384-main" crossorigin="anonymous">',
  )
  expect(html).toContain(
    '<link rel="preload" as="script" fetchpriority="low" href="/host/1-h/shared.js" integrity="sha384-shared" crossorigin="anonymous">',
  )
  expect(html).toContain(
    '<link rel="preload" as="font" type="font/woff2" href="/host/1-h/inter.woff2" crossorigin="anonymous">',
  )
})

it('asks for the host before the inline script, and for what that one listens to after it', () => {
  const html = renderIndex(parts())
  const places = [
    'Security-Policy',
    '/main.js"',
    '/inter.woff2"',
    '<title>',
    'hint()</script>',
    '/shared.js"',
  ]
  const at = places.map((place) => html.indexOf(place))

  expect(at).toEqual(at.toSorted((a, b) => a - b))
  expect(at).not.toContain(-1)
})

it('links the icon and the manifest, but not the files that nobody links', () => {
  const html = renderIndex(parts())

  expect(html).toContain('<link rel="icon" type="image/svg+xml" href="/favicon.svg">')
  expect(html).toContain('<link rel="manifest" href="/site.webmanifest">')
  expect(html).not.toContain('robots')
})

it('refuses an inline script that the parser would end early', () => {
  expect(() => renderIndex({ ...parts(), bootScript: 'a = "</script>"' })).toThrow(
    'The inline script contains "</script": split that text in its source.',
  )
})

it('links the icons of phones and of browsers that read no SVG', () => {
  const root = ['apple-touch-icon.png', 'favicon.ico']
  const html = renderIndex({ ...parts(), host: { ...host, root } })

  expect(html).toContain('<link rel="apple-touch-icon" href="/apple-touch-icon.png">')
  expect(html).toContain('<link rel="icon" href="/favicon.ico">')
})
