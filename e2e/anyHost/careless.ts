import { createServer } from 'node:http'
import { listen, urlOf } from '@aldergate/delivery/http/listen'
import type { HostUnderTest } from './host'

const DOCUMENT = `<!doctype html><title>Careless</title>
<nav aria-label="Main"><a href="/first">First</a> <a href="/second">Second</a></nav>
<main></main>
<script type="module">
  const main = document.querySelector('main')
  let tries = 0
  async function show(path) {
    const name = path === '/first' ? 'First' : 'Second'
    main.innerHTML = '<p>Loading</p>'
    try {
      const { heading } = await import('/files' + path + '.js?' + (tries += 1))
      main.innerHTML = '<h1>' + heading + '</h1>'
    } catch {
      main.innerHTML = '<section aria-label="' + name + ' is down"><button>Retry</button></section>'
      main.querySelector('button').onclick = () => show(path)
    }
  }
  document.addEventListener('click', (event) => {
    if (!(event.target instanceof HTMLAnchorElement)) return
    event.preventDefault()
    history.pushState(null, '', event.target.pathname)
    void show(event.target.pathname)
  })
  void show(location.pathname)
</script>`

const FILES: Readonly<Record<string, string>> = {
  '/files/first.js': `export const heading = 'The first page'`,
  '/files/second.js': `export const heading = 'The second page'`,
}

/** A host that catches what fails, but waits for ever for what hangs: it proves that the suite can fail. */
async function serve() {
  const server = createServer((request, response) => {
    const file = FILES[new URL(request.url ?? '/', 'http://careless').pathname]
    response.setHeader('Content-Type', file ? 'text/javascript' : 'text/html')
    response.end(file ?? DOCUMENT)
  })
  await listen(server, { port: 0, host: '127.0.0.1' })
  return {
    url: urlOf(server),
    close: async () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

export const HOST: HostUnderTest = {
  serve,
  home: { path: '/second', heading: 'The second page' },
  other: { name: 'Second', heading: 'The second page' },
  pages: [
    {
      remote: 'first',
      path: '/first',
      name: 'First',
      heading: 'The first page',
      files: { 'the file': /^\/files\/first\.js$/ },
    },
  ],
  parts: [],
  start: {},
  decoration: {},
  shell: (page) => [page.getByRole('navigation', { name: 'Main' })],
  link: (page, name) => page.getByRole('link', { name, exact: true }),
  card: (page, name) => page.getByRole('region', { name: `${name} is down`, exact: true }),
  failedPart: (place) => place,
  noStart: (page) => page.getByRole('alert'),
  retry: (place) => place.getByRole('button', { name: 'Retry' }),
}
