/** @jest-environment jsdom */

import type { Language } from '@aldergate/contract'
import { STALL_MS } from '../scripts/stall'
import { START_MS, watchTheStart } from './watchTheStart'

type Load = Parameters<typeof watchTheStart>[0]['load']

const HOST = { url: '/host/1/main.js', integrity: 'sha384-abc' }

let listeners: AbortController

beforeEach(() => {
  jest.useFakeTimers()
  document.head.innerHTML = '<title>Aldergate Trade</title>'
  document.body.innerHTML = '<div id="root"></div>'
  listeners = new AbortController()
  for (const target of [window, document]) {
    const add = target.addEventListener.bind(target)
    jest
      .spyOn(target, 'addEventListener')
      .mockImplementation((type: string, listener: unknown, options?: unknown) =>
        add(type, listener as EventListener, {
          capture: options === true,
          once: typeof options === 'object' && options !== null && 'once' in options,
          signal: listeners.signal,
        }),
      )
  }
})

afterEach(() => {
  listeners.abort()
  jest.restoreAllMocks()
  jest.useRealTimers()
})

/** The host's script as it stands in the document. Made apart, so that the environment does not load it. */
function hostTag(): HTMLScriptElement {
  const script = document.createElement('script')
  script.type = 'text/plain'
  script.defer = true
  script.src = HOST.url
  script.integrity = HOST.integrity
  return document.head.appendChild(script)
}

function watch(load: Load = () => Promise.resolve(), language?: Language) {
  const loads: Parameters<Load>[] = []
  const hurry = jest.fn()
  const { load: loadOrHold, failed } = watchTheStart({
    load: (...asked) => {
      loads.push(asked)
      return load(...asked)
    },
    hurry,
    language,
  })
  return { loads, hurry, loadOrHold, failed }
}

function told(): string {
  return document.querySelector('[role="alert"]')?.textContent ?? ''
}

function tryAgain() {
  document.querySelector('button')?.click()
}

const settle = () => jest.advanceTimersByTimeAsync(0)

it('says nothing while the app comes in time', async () => {
  const { loads } = watch()
  document.getElementById('root')?.append(document.createElement('main'))
  await jest.advanceTimersByTimeAsync(START_MS)
  expect(told()).toBe('')
  expect(loads).toEqual([])
})

it('says that a file is slow, and runs the host anew when it has not run', async () => {
  const tag = hostTag()
  const { loads } = watch()
  // A trader may wait ten seconds, of which two are reserved for loading the document.
  await jest.advanceTimersByTimeAsync(8_000)
  expect(told()).toBe('Aldergate Trade is slow to load: a file has not arrived yet. Try again')

  tryAgain()
  expect(loads).toEqual([[HOST, { isFresh: true }]])
  expect(tag.isConnected).toBe(false)
  await settle()
})

it.each([
  ['es', 'Aldergate Trade tarda en cargarse: aún falta un archivo. Reintentar'],
  ['zh', 'Aldergate Trade 加载缓慢：有文件尚未到达。 重试'],
  ['fr', 'Aldergate Trade est lent à charger\u00a0: il manque encore un fichier. Réessayer'],
] as const)(
  'says it in the kept language %s, and in the browser’s where none is kept',
  async (language, text) => {
    watch(undefined, language)
    await jest.advanceTimersByTimeAsync(START_MS)
    expect(told()).toBe(text)
    expect(document.querySelector('[role="alert"]')).toHaveAttribute('lang', language)

    document.body.innerHTML = '<div id="root"></div>'
    jest.spyOn(navigator, 'languages', 'get').mockReturnValue(['de-DE', `${language}-419`, 'en'])
    watch()
    await jest.advanceTimersByTimeAsync(START_MS)
    expect(told()).toBe(text)
  },
)

it('hurries the other files when the host has run', async () => {
  const tag = hostTag()
  const { loads, hurry } = watch()
  tag.dispatchEvent(new Event('load'))
  await jest.advanceTimersByTimeAsync(START_MS)
  tryAgain()

  expect(hurry).toHaveBeenCalledTimes(1)
  expect(loads).toEqual([])
})

it('runs the host anew, too, when the hurried start fails all the same', async () => {
  const tag = hostTag()
  const { loads, failed } = watch()
  tag.dispatchEvent(new Event('load'))
  await jest.advanceTimersByTimeAsync(START_MS)
  tryAgain()
  failed()

  expect(loads).toHaveLength(1)
  await settle()
})

it('holds a file of the host that fails before the app stands, until the trader tries again', async () => {
  let isUp = false
  const { loads, loadOrHold } = watch(() =>
    isUp ? Promise.resolve() : Promise.reject(new Error()),
  )
  const shared = { url: '/host/1/shared.js', integrity: 'sha384-def' }
  const loading = loadOrHold(shared)
  await settle()
  expect(told()).toBe('Aldergate Trade could not be loaded. Try again')

  tryAgain()
  await settle()
  expect(told()).toBe('Aldergate Trade could not be loaded. Try again')
  isUp = true
  tryAgain()
  await loading
  expect(loads).toEqual([
    [shared, undefined],
    [shared, { isFresh: true }],
    [shared, { isFresh: true }],
  ])
})

it('lets the files of remotes fail, and those of the host once the app stands', async () => {
  const { loadOrHold } = watch(() => Promise.reject(new Error('down')))
  await expect(loadOrHold({ ...HOST, url: '/trading/1/news.js' })).rejects.toThrow('down')
  document.getElementById('root')?.append(document.createElement('main'))
  await expect(loadOrHold(HOST)).rejects.toThrow('down')
  expect(told()).toBe('')
})

it('watches on while the host is healed', async () => {
  const tag = hostTag()
  let heal = () => undefined as void
  const { hurry } = watch(() => new Promise((resolve) => (heal = resolve)))
  tag.dispatchEvent(new Event('error'))
  await jest.advanceTimersByTimeAsync(START_MS)
  expect(told()).toBe('')

  heal()
  await jest.advanceTimersByTimeAsync(STALL_MS)
  expect(told()).toContain('is slow to load')
  tryAgain()
  expect(hurry).toHaveBeenCalledTimes(1)
})

it('heals a host script that failed without a word, and tells when that fails, too', async () => {
  const tag = hostTag()
  const { loads } = watch(() => Promise.reject(new Error('still down')))
  tag.dispatchEvent(new Event('error'))
  expect(loads).toHaveLength(1)
  expect(told()).toBe('')

  await settle()
  expect(told()).toBe('Aldergate Trade could not be loaded. Try again')
  tryAgain()
  expect(loads).toEqual([
    [HOST, { isFresh: true }],
    [HOST, { isFresh: true }],
  ])
  await settle()
})

it('tells of what ended the start, and is silent once the app stands', async () => {
  const { failed } = watch()
  window.dispatchEvent(new ErrorEvent('error', { filename: `${location.origin}${HOST.url}` }))
  expect(told()).toBe('Aldergate Trade could not be loaded. Try again')

  document.getElementById('root')?.replaceChildren(document.createElement('main'))
  failed()
  expect(told()).toBe('')
})

it('does not take the error of an extension or of a part for one of the start', async () => {
  watch()
  for (const filename of ['chrome-extension://wallet/inpage.js', '/trading/1/news.js', '']) {
    window.dispatchEvent(new ErrorEvent('error', { filename }))
  }
  window.dispatchEvent(new Event('unhandledrejection'))
  expect(told()).toBe('')
})

it('leaves the scripts of remotes to the host', () => {
  const { loads } = watch()
  const script = document.createElement('script')
  script.type = 'text/plain'
  document.head.append(script)
  script.dispatchEvent(new Event('error'))

  expect(loads).toEqual([])
  expect(told()).toBe('')
})

it('tells as soon as there is a place to tell it in', () => {
  document.body.innerHTML = ''
  watch().failed()
  document.body.innerHTML = '<div id="root"></div>'
  document.dispatchEvent(new Event('DOMContentLoaded'))

  expect(told()).toContain('could not be loaded')
})

it('tells when the document has no script of the host at all', async () => {
  watch()
  await jest.advanceTimersByTimeAsync(START_MS)
  tryAgain()
  expect(told()).toContain('could not be loaded')
})
