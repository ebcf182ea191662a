/** @jest-environment jsdom */

import { REGISTRY } from '../testing/registry.data'
import { answerFetch } from '../testing/fakeFetch'
import { STALL_MS } from '../scripts/stall'
import { START_MS } from './watchTheStart'

const HOST_PART = { url: '/host/1/shared.js', integrity: 'sha384-def' }

beforeEach(() => {
  jest.useFakeTimers()
  jest.resetModules()
  document.head.replaceChildren()
  answerFetch(() => new Promise(() => undefined))
  document.body.innerHTML = '<div id="root"></div>'
})

afterEach(() => jest.useRealTimers())

function carry(registry: string) {
  document.head.innerHTML = `<script type="application/json" id="registry">${registry}</script>`
}

function preloads(): HTMLLinkElement[] {
  return Array.from(document.querySelectorAll<HTMLLinkElement>('link[rel="preload"]'))
}

function preload({ url }: { url: string }) {
  document.head.insertAdjacentHTML('beforeend', `<link rel="preload" as="script" href="${url}">`)
}

function hangingFetch(): unknown[] {
  const asked: unknown[] = []
  answerFetch((...request: unknown[]) => {
    asked.push(request[0])
    return new Promise(() => undefined)
  })
  return asked
}

async function boot(path: string) {
  history.replaceState(null, '', path)
  await import('./boot')
}

it("asks for the files of the address's page, with their hashes, and gives the document its loader", async () => {
  carry(JSON.stringify(REGISTRY))
  await boot('/news')

  expect(preloads().map((link) => [link.getAttribute('href'), link.integrity])).toEqual([
    ['/trading/0.1.0-abc/remoteEntry.js', 'sha384-abc'],
    ['/trading/0.1.0-abc/page.js', 'sha384-abc'],
  ])
  expect(window.aldergateScripts?.load).toBeInstanceOf(Function)
})

it.each([
  ['an address that no remote has', () => carry(JSON.stringify(REGISTRY))],
  ['a document without a registry', () => undefined],
  [
    'an address that asks for another day',
    () => carry(JSON.stringify(REGISTRY)),
    '/news?composition=0123456789ab',
  ],
])('asks for nothing at %s', async (_what, given, path = '/nowhere') => {
  given()
  await boot(path)
  expect(preloads()).toEqual([])
})

it('gives up a file of a page that hangs, and asks for it anew', async () => {
  const asked = hangingFetch()
  carry(JSON.stringify(REGISTRY))
  await boot('/news')
  void window.aldergateScripts?.load({ url: '/trading/0.1.0-abc/page.js', integrity: 'sha384-abc' })
  await jest.advanceTimersByTimeAsync(STALL_MS - 1)
  expect(asked).toEqual([])
  await jest.advanceTimersByTimeAsync(1_000)
  expect(asked).toEqual(['/trading/0.1.0-abc/page.js'])
})

/** The host's script as it stands in the document, and a part of the host that is asked for ahead. */
function carryHost(): HTMLScriptElement {
  document.head.innerHTML = ''
  const tag = document.createElement('script')
  tag.type = 'text/plain'
  tag.defer = true
  tag.src = '/host/1/main.js'
  document.head.append(tag)
  preload(HOST_PART)
  return tag
}

it("waits for the host's own files as long as the line needs, until the trader hurries them", async () => {
  const asked = hangingFetch()
  await boot('/nowhere')
  carryHost().dispatchEvent(new Event('load'))
  void window.aldergateScripts?.load(HOST_PART)
  await jest.advanceTimersByTimeAsync(START_MS)
  expect(asked).toEqual([])

  document.querySelector('button')?.click()
  await jest.advanceTimersByTimeAsync(1_000)
  expect(asked).toEqual([HOST_PART.url])
})

it('waits no longer for a part of the host that the trader has hurried before anything needed it', async () => {
  const asked = hangingFetch()
  await boot('/nowhere')
  carryHost()
  await jest.advanceTimersByTimeAsync(START_MS)
  document.querySelector('button')?.click()
  await jest.advanceTimersByTimeAsync(1_000)
  expect(asked).toEqual(['/host/1/main.js'])

  void window.aldergateScripts?.load(HOST_PART)
  await jest.advanceTimersByTimeAsync(1_000)
  expect(asked).toEqual(['/host/1/main.js', HOST_PART.url])
})
