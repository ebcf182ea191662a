/** @jest-environment jsdom */

import { handmadeHost, handmadePage, handmadeRemote } from '../testing/handmadeBuilds.ts'
import { renderIndex } from './indexHtml.ts'
import { registryOf } from './registryOf.ts'

/** The document of a page with a frame around it, after the inline script has taken that out of sight. */
function openOutOfSight(): void {
  const host = handmadeHost()
  const integrity = {
    'main.js': 'sha384-main',
    'shared.js': 'sha384-shared',
    'boot.js': 'sha384-boot',
    'inter.woff2': 'sha384-font',
  }
  const built = handmadeRemote({ pages: [handmadePage('/news')] })
  const ofRemote = { 'remoteEntry.js': 'sha384-entry', 'page.js': 'sha384-page' }
  const registry = registryOf(
    { release: 7 },
    {
      host: { version: '1-h', built: host, integrity },
      remotes: [{ version: '1-r', built, integrity: ofRemote }],
      canaries: [],
    },
  )
  const page = {
    name: 'News',
    description: '',
    path: '/news',
    files: '/trading/1-r/',
    showsKept: false,
    markup: '<header>Bar</header><main>Today</main>',
    styles: [],
  }
  const html = renderIndex(
    { registry, host, integrity, bootScript: '', brand: { product: 'Trade', bank: 'Bank' } },
    page,
  )
  const { head, body } = new DOMParser().parseFromString(html, 'text/html')
  for (const script of head.querySelectorAll('script, link')) script.remove()
  document.head.innerHTML = head.innerHTML
  document.body.innerHTML = body.innerHTML
  document.documentElement.dataset['drawn'] = 'away'
}

function isSeen(element: Element | null): boolean {
  if (!element) return true
  return getComputedStyle(element).display !== 'none' && isSeen(element.parentElement)
}

it('hides all that is drawn, but not what is said there of an app that does not start', () => {
  openOutOfSight()
  document
    .getElementById('root')
    ?.insertAdjacentHTML('beforeend', '<p id="start">Trade could not be loaded.</p>')

  expect(isSeen(document.querySelector('header'))).toBe(false)
  expect(isSeen(document.querySelector('main'))).toBe(false)
  expect(isSeen(document.getElementById('start'))).toBe(true)
})
