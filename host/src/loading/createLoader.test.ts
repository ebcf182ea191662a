/** @jest-environment jsdom */

import { pageAt, type PageMatch, type PublishedFile } from '@aldergate/contract'
import { REGISTRY } from '../testing/registry.data'
import { createLoader, type LoaderSurroundings, PATIENCE_MS } from './createLoader'

beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  expect(jest.getTimerCount()).toBe(0)
  jest.useRealTimers()
})

function NewsPage() {
  return null
}

const SHARED = { react: { '19.3.1': 'the host’s' } }

const never = () => new Promise<never>(() => undefined)

function match(path = '/news'): PageMatch {
  const found = pageAt(REGISTRY, path)
  if (!found) throw new Error(`the registry has no page ${path}`)
  return found
}

/** A loader in a world that a test makes: what is not said goes well. */
function loaderIn({
  container = {},
  ...changes
}: Partial<LoaderSurroundings> & { container?: Record<string, unknown> } = {}) {
  const asked: string[] = []
  const ahead: string[] = []
  const failures: string[] = []
  const sound = {
    init: () => undefined,
    get: () => Promise.resolve(() => ({ default: NewsPage })),
    ...container,
  }
  const loader = createLoader({
    scripts: {
      load: ({ url }: PublishedFile) => {
        asked.push(url)
        return Promise.resolve()
      },
      ahead: ({ url }: PublishedFile) => ahead.push(url),
      movedAt: () => -Infinity,
    },
    globalOf: () => sound,
    shareScope: () => Promise.resolve(SHARED),
    language: () => 'en',
    settleTexts: () => () => Promise.resolve(),
    now: () => Date.now(),
    onFailure: (message) => failures.push(message),
    ...changes,
  })
  return { loader, asked, ahead, failures }
}

it('joins the remote to what is shared, and gives the component of the page', async () => {
  const joined: unknown[] = []
  const { loader, asked, ahead } = loaderIn({
    container: { init: (scope: unknown) => void joined.push(scope) },
  })

  await expect(loader.load(match())).resolves.toEqual({
    status: 'ready',
    Page: NewsPage,
    source: 'trading 0.1.0-abc',
  })
  expect(asked).toEqual(['/trading/0.1.0-abc/remoteEntry.js'])
  expect(ahead).toEqual(['/trading/0.1.0-abc/page.js'])
  expect(joined).toEqual([SHARED])
})

it('gives each remote what is shared for itself: what one replaces, no other gets', async () => {
  const joined: unknown[] = []
  const { loader } = loaderIn({
    container: {
      init: (scope: Record<string, Record<string, unknown>>) => {
        joined.push(JSON.parse(JSON.stringify(scope)))
        Object.assign(scope.react ?? {}, { '19.3.1': 'another', '99.0.0': 'a newer one' })
      },
    },
  })
  const found = match()
  await loader.load(found)
  await loader.load({ ...found, remote: { ...found.remote, container: 'another' } })

  expect(joined).toEqual([SHARED, SHARED])
})

it('asks for the texts of the language beside the page, and gives the page when they are here', async () => {
  let arrive = () => {}
  const { loader, ahead } = loaderIn({
    language: () => 'fr',
    settleTexts: () => () => new Promise((resolve) => (arrive = resolve)),
  })
  const found = match()
  const texts = { fr: [{ url: '/trading/0.1.0-abc/texts-fr.js', integrity: 'sha384-abc' }] }
  let isReady = false
  const load = loader.load({ ...found, remote: { ...found.remote, texts } })
  void load.then(() => (isReady = true))
  await jest.advanceTimersByTimeAsync(1_000)
  expect(ahead).toEqual(['/trading/0.1.0-abc/page.js', '/trading/0.1.0-abc/texts-fr.js'])
  expect(isReady).toBe(false)

  arrive()
  await expect(load).resolves.toMatchObject({ status: 'ready', Page: NewsPage })
})

it('loads a page once, and opens a remote once for all of its pages', async () => {
  const { loader, asked } = loaderIn()
  expect(loader.load(match())).toBe(loader.load(match()))
  await Promise.all([loader.load(match('/faq')), loader.load(match('/settings'))])

  expect(asked).toEqual(['/trading/0.1.0-abc/remoteEntry.js', '/content/0.1.0-abc/remoteEntry.js'])
})

describe('a page that another origin has as well', () => {
  const elsewhere = () => {
    const { remote, page } = match()
    const url = `https://mirror.example.com${remote.entry.url}`
    return { page, remote: { ...remote, entry: { ...remote.entry, url } } }
  }

  it('is asked for here again while the other one hangs, and stays the one that came first', async () => {
    const asked: string[] = []
    let arrive = () => {}
    const { loader } = loaderIn({
      scripts: {
        load: ({ url }: PublishedFile) => {
          asked.push(url)
          return url.startsWith('/')
            ? Promise.resolve()
            : new Promise<void>((resolve) => (arrive = resolve))
        },
        ahead: () => undefined,
        movedAt: () => -Infinity,
      },
    })
    const hanging = loader.load(elsewhere())
    const here = loader.load(match())
    await jest.advanceTimersByTimeAsync(1_000)
    expect(asked).toEqual([elsewhere().remote.entry.url, match().remote.entry.url])

    arrive()
    await hanging
    expect(loader.load(match())).toBe(here)
  })

  it('is asked for here no more once it has come from there', async () => {
    const { loader, asked } = loaderIn()
    await loader.load(elsewhere())
    await loader.load(match())

    expect(asked).toEqual([elsewhere().remote.entry.url])
  })
})

it('tells of an entry that does not come, and asks again at the next try', async () => {
  let tries = 0
  const { loader, failures } = loaderIn({
    scripts: {
      load: () => ((tries += 1) === 1 ? Promise.reject(new Error('down')) : Promise.resolve()),
      ahead: () => undefined,
      movedAt: () => -Infinity,
    },
  })

  await expect(loader.load(match())).resolves.toMatchObject({
    status: 'failed',
    source: 'trading 0.1.0-abc',
  })
  expect(failures).toEqual(['trading 0.1.0-abc could not load /news'])
  await expect(loader.load(match())).resolves.toMatchObject({ status: 'ready' })
})

it.each([
  ['an entry that sets no container', undefined],
  ['an entry that sets something else', { init: true }],
])('tells of %s', async (_what, global) => {
  const { loader } = loaderIn({ globalOf: () => global })
  const load = await loader.load(match())
  expect(load).toMatchObject({
    status: 'failed',
    cause: new Error(
      '/trading/0.1.0-abc/remoteEntry.js ran, but set no container named at_trading_abc.',
    ),
  })
})

it.each([
  ['its entry', { shareScope: never }],
  ['its start', { container: { init: never } }],
  ['its page', { container: { get: never } }],
  ['its module', { container: { get: () => Promise.resolve(never) } }],
])('gives up a remote that does not come to an end with %s', async (stage, world) => {
  const { loader } = loaderIn(world)
  const loading = loader.load(match())
  await jest.advanceTimersByTimeAsync(PATIENCE_MS)

  expect(await loading).toMatchObject({
    status: 'failed',
    cause: new Error(`trading 0.1.0-abc does not come to an end with ${stage}.`),
  })
})

it('names the stage that the first page of the remote is at, for the others that wait with it', async () => {
  const { loader } = loaderIn({ container: { init: never } })
  const loading = Promise.all([loader.load(match('/faq')), loader.load(match('/settings'))])
  await jest.advanceTimersByTimeAsync(PATIENCE_MS)
  const cause = new Error('content 0.1.0-abc does not come to an end with its start.')
  expect(await loading).toMatchObject([{ cause }, { cause }])
})

it('leaves a start that is under way alone when an older one is given up', async () => {
  let inits = 0
  const { loader } = loaderIn({
    container: {
      init: () => {
        inits += 1
        return inits === 1 ? never() : undefined
      },
    },
  })
  const first = loader.load(match('/faq'))
  await jest.advanceTimersByTimeAsync(1_000)
  const second = loader.load(match('/settings'))
  await jest.advanceTimersByTimeAsync(PATIENCE_MS - 1_000)
  expect(await first).toMatchObject({ status: 'failed' })

  await expect(loader.load(match('/faq'))).resolves.toMatchObject({ status: 'ready' })
  await jest.advanceTimersByTimeAsync(1_000)
  expect(await second).toMatchObject({ status: 'failed' })
  await expect(loader.load(match('/settings'))).resolves.toMatchObject({ status: 'ready' })
  expect(inits).toBe(2)
})

it('starts a remote anew whose start failed, and keeps one that only lacks a page', async () => {
  let inits = 0
  let gets = 0
  const { loader } = loaderIn({
    container: {
      init: () => {
        inits += 1
        if (inits === 1) throw new Error('not yet')
      },
      get: () => {
        gets += 1
        return gets === 1
          ? Promise.reject(new Error('no such page'))
          : Promise.resolve(() => ({ default: NewsPage }))
      },
    },
  })

  for (const status of ['failed', 'failed', 'ready']) {
    await expect(loader.load(match())).resolves.toMatchObject({ status })
  }
  expect(inits).toBe(2)
})

it.each([
  ['no default export', {}],
  ['a default export that is no component', { default: 'text' }],
  ['no module', undefined],
])('tells of a page with %s', async (_what, module) => {
  const { loader } = loaderIn({ container: { get: () => Promise.resolve(() => module) } })
  expect(await loader.load(match())).toMatchObject({
    status: 'failed',
    cause: new Error(
      './src/news/Page.tsx has no component as its default export: add "export default".',
    ),
  })
})

it('blames the remote in whose script a module threw', async () => {
  const error = new Error('broken')
  error.stack = 'Error: broken\n    at http://127.0.0.1/strategy/0.2.0-def/part.js:1:2'
  const { loader } = loaderIn({
    container: {
      get: () =>
        Promise.resolve(() => {
          throw error
        }),
    },
  })
  expect(await loader.load(match())).toMatchObject({ source: 'strategy 0.2.0-def' })
})
