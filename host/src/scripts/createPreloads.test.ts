/** @jest-environment jsdom */

import { createPreloads } from './createPreloads'

const FILE = { url: '/trading/1/news.js', integrity: 'sha384-abc' }

const never = new AbortController().signal

function link(): HTMLLinkElement | null {
  return document.querySelector('link[rel="preload"]')
}

afterEach(() => document.head.replaceChildren())

it('asks for a file as a script that the browser checks', () => {
  const preloads = createPreloads(document)
  expect(preloads.has(FILE.url)).toBe(false)
  preloads.add(FILE)

  expect(preloads.has(FILE.url)).toBe(true)
  expect(link()).toMatchObject({ integrity: FILE.integrity, crossOrigin: 'anonymous' })
})

it('tells of a file that came, before and after it is asked of', async () => {
  const preloads = createPreloads(document)
  preloads.add(FILE)
  const arrival = preloads.arrival(FILE.url, never)
  link()?.dispatchEvent(new Event('load'))

  await expect(arrival).resolves.toBeUndefined()
  await expect(preloads.arrival(FILE.url, never)).resolves.toBeUndefined()
})

it('tells of a link that stands in the HTML', async () => {
  const preloads = createPreloads(document)
  document.head.innerHTML = `<link rel="preload" as="script" href="${FILE.url}">`
  link()?.dispatchEvent(new Event('load'))

  expect(preloads.has(FILE.url)).toBe(true)
  await expect(preloads.arrival(FILE.url, never)).resolves.toBeUndefined()
})

it('takes the link of a file that failed away, so that nothing joins it', async () => {
  const preloads = createPreloads(document)
  preloads.add(FILE)
  const arrival = expect(preloads.arrival(FILE.url, never)).rejects.toThrow(
    '/trading/1/news.js could not be loaded ahead.',
  )
  link()?.dispatchEvent(new Event('error'))

  await arrival
  expect(preloads.has(FILE.url)).toBe(false)
})

it('gives a file up when it is told to, with the reason', async () => {
  const preloads = createPreloads(document)
  preloads.add(FILE)
  const giveUp = new AbortController()
  const arrival = expect(preloads.arrival(FILE.url, giveUp.signal)).rejects.toThrow('too late')
  giveUp.abort(new Error('too late'))

  await arrival
  expect(preloads.has(FILE.url)).toBe(false)
})

it('is not moved by what becomes of other elements', async () => {
  const preloads = createPreloads(document)
  preloads.add(FILE)
  const other = document.head.appendChild(document.createElement('style'))
  let isSettled = false
  void preloads.arrival(FILE.url, never).finally(() => {
    isSettled = true
  })
  other.dispatchEvent(new Event('load'))
  await Promise.resolve()

  expect(isSettled).toBe(false)
})
