import { lazy, type ReactNode, StrictMode, use, useEffect, useState } from 'react'
import { OPENINGS_KEY } from '@aldergate/contract'
import {
  changeSettingsAtom,
  notificationsAtom,
  RouterProvider,
  settingsAtom,
} from '@aldergate/platform'
import { createMemoryRouter } from '@aldergate/platform/memory'
import { act, configure, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createStore, Provider, type Store } from 'jotai'
import { routesOf } from '../routes'
import { answerFetch, fetched } from '../testing/fakeFetch'
import { failed, ready } from '../testing/fakeLoader'
import { REGISTRY } from '../testing/registry.data'
import { compose, type Memory } from '../composition/composition'
import { CompositionContext } from '../composition/useComposition'
import type { Loader, PageLoad } from '../loading/createLoader'
import type { KeptVersions } from '../loading/goodVersions'
import { createOpenings } from '../loading/openings'
import { initialized } from '../loading/settled'
import { MOUNT_MS } from './WaitingPage'
import { WORKING_MS } from './Working'

// The whole frame is rendered: on a busy machine that takes its time.
configure({ asyncUtilTimeout: 10_000 })

let complaints: jest.SpyInstance

beforeEach(() => {
  AbortSignal.timeout ??= () => new AbortController().signal
  window.scrollTo = () => undefined
  answerFetch(() => fetched(REGISTRY))
  complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined)
})

afterEach(() => complaints.mockRestore())

function complained(): string {
  return complaints.mock.calls.map(([first]: unknown[]) => String(first)).join('\n')
}

/** Puts a prerendered page into the document. */
function draw(page: string) {
  document.documentElement.dataset['drawn'] = '/trading/0.1.0-abc/'
  document.querySelector('meta[property="og:title"]')?.remove()
  document.head.insertAdjacentHTML(
    'beforeend',
    '<meta property="og:title" content="A day at the market"><style data-drawn>h1{}</style>',
  )
  document.body.innerHTML = `<div id="root" data-drawn><main><div>${page}</div></main></div>`
}

/** Removes the prerendered page, as the app does when it replaces it. */
function takeDrawingAway() {
  document.getElementById('root')?.remove()
  delete document.documentElement.dataset['drawn']
}

/** The whole frame at `/news`, with pages that a test gives; a path without one is a page that works. */
async function renderApp(
  pages: Record<string, (version: string) => PageLoad | Promise<PageLoad>>,
  memory: Memory = {},
) {
  const store = createStore()
  const load: Loader['load'] = async ({ page, remote }) =>
    pages[page.path]?.(remote.version) ?? ready(() => <h1>{page.title.en} works</h1>)
  const composition = compose(REGISTRY, { load }, memory)
  const router = createMemoryRouter(routesOf(composition), { initialEntries: ['/news'] })
  // The prerendered page stays until the app has its page.
  if (document.querySelector('#root[data-drawn]')) await initialized(router)
  render(
    <Provider store={store}>
      <CompositionContext value={composition}>
        <RouterProvider router={router} />
      </CompositionContext>
    </Provider>,
  )
  await screen.findByRole('contentinfo')
  const go = (path: string) => act(() => router.navigate(path))
  /** Sets off, and does not wait for the page. */
  const begin = (path: string) => act(async () => void router.navigate(path))
  return { store, composition, go, begin, user: userEvent.setup() }
}

it('puts a card in the place of a page that did not load, and a notification that says the same', async () => {
  const { store } = await renderApp({ '/news': () => failed() })

  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Market News is unavailable right now.',
  )
  expect(screen.getByText('trading 0.1.0-abc')).toBeVisible()
  await waitFor(() =>
    expect(store.get(notificationsAtom)).toMatchObject([
      { title: 'Market News', text: expect.stringContaining('trading 0.1.0-abc'), to: '/news' },
    ]),
  )
})

it('says of a page that never answered why it was not opened, and that Retry opens it', async () => {
  await renderApp({ '/news': () => ({ ...failed(), isSilent: true }) as PageLoad })

  expect(await screen.findByRole('alert')).toHaveTextContent(
    'It did not answer when it was last opened in this browser. Retry opens it all the same.',
  )
})

it('brings the page by Retry once it loads', async () => {
  let isUp = false
  const { user } = await renderApp({
    '/news': () => (isUp ? ready(() => <h1>Market News</h1>) : failed()),
  })
  await user.click(await screen.findByRole('button', { name: 'Retry' }))
  expect(await screen.findByRole('button', { name: 'Retry' })).toHaveFocus()

  isUp = true
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByRole('heading', { name: 'Market News' })).toBeVisible()
})

describe('a page that the document has drawn, and that does not load', () => {
  const DRAWN = '<h1>A day at the market</h1><form><label>Search <input></label></form>'

  function NewsPage() {
    const [query, setQuery] = useState('')
    return (
      <>
        <h1>Market News</h1>
        <form>
          <label>
            Search <input value={query} onChange={(event) => setQuery(event.target.value)} />
          </label>
        </form>
        <p>{`Results for ${query}`}</p>
      </>
    )
  }

  beforeEach(() => draw(DRAWN))

  afterEach(() => {
    takeDrawingAway()
    document.head.querySelectorAll('meta, style').forEach((element) => element.remove())
  })

  /** The page is down until it is mended. */
  async function renderDrawn() {
    let isUp = false
    const app = await renderApp({ '/news': () => (isUp ? ready(NewsPage) : failed()) })
    await screen.findByRole('alert')
    takeDrawingAway()
    return { ...app, mend: () => (isUp = true) }
  }

  const retry = () => screen.getByRole('button', { name: 'Retry' })

  const KEPT = 'What you entered here is kept.'

  it('says beside the card that what is typed is kept, as long as there is something', async () => {
    const { user } = await renderDrawn()
    expect(screen.queryByText(KEPT)).not.toBeInTheDocument()

    await user.type(screen.getByRole('textbox', { name: 'Search' }), 'gold')
    expect(screen.getByText(KEPT)).toBeVisible()
    await user.clear(screen.getByRole('textbox', { name: 'Search' }))
    expect(screen.queryByText(KEPT)).not.toBeInTheDocument()
  })

  it('says so too where it was typed before the card came', async () => {
    await userEvent.type(screen.getByRole('textbox', { name: 'Search' }), 'gold')
    await renderDrawn()

    expect(screen.getByText(KEPT)).toBeVisible()
  })

  it('can still be read beside the card, under its own title, in its own styles', async () => {
    const { go } = await renderDrawn()

    expect(screen.getByRole('alert')).toHaveTextContent('Market News is unavailable right now.')
    expect(screen.getByRole('heading', { level: 1, name: 'A day at the market' })).toBeVisible()
    await waitFor(() => expect(document.title).toMatch(/A day at the market · /))
    expect(document.querySelector('style[data-drawn]')).toBeInTheDocument()

    await go('/faq')
    expect(screen.queryByText('A day at the market')).not.toBeInTheDocument()
    expect(document.title).toMatch(/FAQ · /)
    expect(document.querySelector('style[data-drawn]')).not.toBeInTheDocument()
  })

  it('gives what was typed into it to the page that comes by Retry', async () => {
    const { user, mend } = await renderDrawn()
    await user.type(screen.getByRole('textbox', { name: 'Search' }), 'gold')
    await user.click(retry())
    expect(screen.getByRole('textbox', { name: 'Search' })).toHaveValue('gold')

    mend()
    await user.click(await screen.findByRole('button', { name: 'Retry' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Market News' })).toBeVisible()
    expect(await screen.findByText('Results for gold')).toBeVisible()
    expect(screen.getByRole('textbox', { name: 'Search' })).toHaveValue('gold')
    expect(screen.queryByText('A day at the market')).not.toBeInTheDocument()
  })

  it('keeps its form from being sent to nobody', async () => {
    const { user } = await renderDrawn()
    const sent = jest.fn((event: Event) => event.defaultPrevented)
    window.addEventListener('submit', sent)
    await user.type(screen.getByRole('textbox', { name: 'Search' }), 'gold{Enter}')
    window.removeEventListener('submit', sent)

    expect(sent).toHaveReturnedWith(true)
  })

  it('is no part of the page of another address', async () => {
    const { user, go, mend } = await renderDrawn()
    await user.type(screen.getByRole('textbox', { name: 'Search' }), 'gold')
    await go('/faq')
    mend()
    await go('/news')

    expect(await screen.findByRole('heading', { level: 1, name: 'Market News' })).toBeVisible()
    expect(screen.getByRole('textbox', { name: 'Search' })).toHaveValue('')
  })

  it('stays while a page that has loaded is not ready, and gives it what was typed', async () => {
    let arrive: (module: { default: typeof NewsPage }) => void = () => undefined
    const SlowPage = lazy(
      () => new Promise<{ default: typeof NewsPage }>((resolve) => (arrive = resolve)),
    )
    const { user } = await renderApp({ '/news': () => ready(() => <SlowPage />) })
    takeDrawingAway()
    await user.type(screen.getByRole('textbox', { name: 'Search' }), 'gold')
    expect(screen.getByRole('heading', { level: 1, name: 'A day at the market' })).toBeVisible()

    await act(async () => arrive({ default: NewsPage }))
    expect(await screen.findByText('Results for gold')).toBeVisible()
    expect(screen.queryByText('A day at the market')).not.toBeInTheDocument()
  })

  it('stays in the place of a page that throws as it is first shown, and gives what was typed to the one that stands in', async () => {
    let arrive: (load: PageLoad) => void = () => undefined
    const standIn = new Promise<PageLoad>((resolve) => (arrive = resolve))
    const kept: KeptVersions = {
      note: () => undefined,
      standInFor: (match) => ({ ...match, remote: { ...match.remote, version: '0.0.9-old' } }),
    }
    function BrokenPage(): never {
      throw new Error('a bug')
    }
    const load = (version: string) => (version === '0.0.9-old' ? standIn : ready(BrokenPage))
    const { user } = await renderApp({ '/news': load }, { kept })
    takeDrawingAway()
    await user.type(screen.getByRole('textbox', { name: 'Search' }), 'gold')

    await act(async () => arrive(ready(NewsPage, 'trading 0.0.9-old')))
    expect(await screen.findByText('Results for gold')).toBeVisible()
    expect(screen.queryByText('A day at the market')).not.toBeInTheDocument()
  })

  it('is not shown to who sees only the frame of the document', async () => {
    document.documentElement.dataset['drawn'] = 'frame'
    await renderDrawn()

    expect(screen.queryByText('A day at the market')).not.toBeInTheDocument()
  })
})

it('says of a page that a newer release no longer has that it is unavailable, and shows it once it is live again', async () => {
  const { go, user } = await renderApp({ '/news': () => failed() })
  await screen.findByRole('alert')
  const remotes = REGISTRY.remotes.filter(({ name }) => name !== 'strategy')
  answerFetch(() => fetched({ ...REGISTRY, release: REGISTRY.release + 1, remotes }))
  await user.click(screen.getByRole('button', { name: 'Retry' }))

  await go('/strategy-builder')
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Strategy Builder is unavailable right now.',
  )
  expect(document.title).toContain('Strategy Builder')

  answerFetch(() => fetched({ ...REGISTRY, release: REGISTRY.release + 2 }))
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByRole('heading', { name: 'Strategy Builder works' })).toBeVisible()
})

it('mounts a page once that came by Retry', async () => {
  let isUp = false
  let mounts = 0
  function NewsPage() {
    useEffect(() => {
      mounts += 1
    }, [])
    return <h1>Market News</h1>
  }
  const { user } = await renderApp({ '/news': () => (isUp ? ready(NewsPage) : failed()) })
  await screen.findByRole('alert')
  isUp = true
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  await screen.findByRole('heading', { name: 'Market News' })
  await waitFor(() => expect(mounts).toBeGreaterThan(0))
  await act(async () => undefined)
  expect(mounts).toBe(1)
})

it('does not render a page once more when the registry is read anew', async () => {
  const rendered = jest.fn(() => <p>All the news</p>)
  const { composition } = await renderApp({ '/news': () => ready(rendered) })
  await screen.findByText('All the news')
  const before = composition.registry
  rendered.mockClear()

  await act(() => composition.look())

  expect(composition.registry).not.toBe(before)
  expect(rendered).not.toHaveBeenCalled()
})

it('shows a line while a page is on its way, and asks once while a Retry is', async () => {
  let arrive!: (load: PageLoad) => void
  const loads = jest.fn(() => new Promise<PageLoad>((resolve) => (arrive = resolve)))
  const { begin, user } = await renderApp({ '/settings': loads })
  await begin('/settings')
  expect(await screen.findByRole('progressbar', { name: 'Loading Settings…' })).toBeVisible()
  await act(async () => arrive(failed()))
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument()

  await user.click(screen.getByRole('button', { name: 'Retry' }))
  act(() => void window.dispatchEvent(new Event('online')))
  expect(loads).toHaveBeenCalledTimes(2)
  await act(async () => arrive(ready(() => <h1>Here they are</h1>)))
  expect(screen.getByRole('heading', { name: 'Here they are' })).toBeVisible()
})

it('mounts a page that crashed afresh by Retry, also without a newer version', async () => {
  let isBroken = true
  function NewsPage() {
    if (isBroken) throw new Error('a bug')
    return <h1>Market News</h1>
  }
  const { user } = await renderApp({ '/news': () => ready(NewsPage) })
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Market News is unavailable right now.',
  )
  expect(complained()).toContain('trading 0.1.0-abc crashed on /news')

  isBroken = false
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByRole('heading', { name: 'Market News' })).toBeVisible()
})

it('leaves the other pages to work while one has crashed', async () => {
  const { go } = await renderApp({
    '/news': () =>
      ready(() => {
        throw new Error('a bug')
      }),
  })
  await screen.findByRole('alert')
  await go('/faq')
  expect(await screen.findByRole('heading', { name: 'FAQ works' })).toBeVisible()
  await go('/news')
  expect(await screen.findByRole('alert')).toBeVisible()
})

it('blames the remote in whose script the crash began, on the card and in the console', async () => {
  const error = new Error('a bug')
  error.stack = 'Error: a bug\n    at http://127.0.0.1/strategy/0.2.0-def/part.js:1:2'
  await renderApp({
    '/news': () =>
      ready(() => {
        throw error
      }),
  })
  expect(await screen.findByText('strategy 0.2.0-def')).toBeVisible()
  expect(complained()).toContain('strategy 0.2.0-def crashed on /news')
})

it('blames the remote whose page React refuses, although only the host stands in the stack', async () => {
  const error = new Error('Objects are not valid as a React child')
  error.stack = `Error: ${error.message}\n    at http://127.0.0.1/host/0.1.0-aaa/main.js:1:2`
  await renderApp({
    '/news': () =>
      ready(() => {
        throw error
      }),
  })
  expect(await screen.findByText('trading 0.1.0-abc')).toBeVisible()
  expect(complained()).toContain('trading 0.1.0-abc crashed on /news')
})

it('shows the page that comes when the one that goes throws, and blames the one that goes', async () => {
  const error = new Error('a careless end')
  error.stack = 'Error: a careless end\n    at http://127.0.0.1/trading/0.1.0-abc/page-news.js:1:2'
  function NewsPage() {
    useEffect(
      () => () => {
        throw error
      },
      [],
    )
    return <h1>All the news</h1>
  }
  const { go } = await renderApp({ '/news': () => ready(NewsPage) })
  // A heading of its own: the page's title is the skeleton's too.
  await screen.findByRole('heading', { name: 'All the news' })
  await go('/faq')

  expect(await screen.findByRole('heading', { name: 'FAQ works' })).toBeVisible()
  await waitFor(() => expect(complained()).toContain('trading 0.1.0-abc threw as it was left'))
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

describe('a page that is never ready', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  it('is told, and comes by Retry when it is', async () => {
    let wait = new Promise<string>(() => undefined)
    function NewsPage() {
      return <h1>{use(wait)}</h1>
    }
    await renderApp({ '/news': () => ready(NewsPage) })
    expect(screen.getByRole('heading', { level: 1, name: 'Market News' })).toBeVisible()

    // A trader may wait ten seconds, of which the rest is reserved for loading the page's scripts.
    await act(() => jest.advanceTimersByTimeAsync(1_000))
    await act(() => jest.advanceTimersByTimeAsync(8_000))
    expect(screen.getByRole('alert')).toHaveTextContent('Market News is unavailable right now.')
    expect(complained()).toContain('trading 0.1.0-abc is loaded, and never ready to show /news')

    wait = Promise.resolve('Here it is')
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    await act(() => jest.advanceTimersByTimeAsync(1_000))
    expect(screen.getByRole('heading', { name: 'Here it is' })).toBeVisible()
  })

  it('has failed, to whoever watches a canary, on the platform page and in the next window', async () => {
    const NeverReady = lazy(() => new Promise<never>(() => undefined))
    const tell = jest.fn()
    const outcomes = { asked: () => undefined, painted: () => undefined, tell }
    const openings = createOpenings({ openStorage: () => localStorage, now: () => Date.now() })
    const { composition } = await renderApp(
      { '/news': () => ready(() => <NeverReady />) },
      { outcomes, openings },
    )
    await act(() => jest.advanceTimersByTimeAsync(1_000))
    await act(() => jest.advanceTimersByTimeAsync(MOUNT_MS))

    expect(tell.mock.calls).toEqual([['trading 0.1.0-abc', 'run', []]])
    expect(composition.loadOf('trading').failure).toContain('never ready to show /news')
    expect(localStorage.getItem(OPENINGS_KEY)).toBeNull()
  })

  it('leaves its drawing beside the card, filled in as it was', async () => {
    draw('<label>Search <input></label>')
    const NeverReady = lazy(() => new Promise<never>(() => undefined))
    await renderApp({ '/news': () => ready(() => <NeverReady />) })
    takeDrawingAway()
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
    await user.type(screen.getByRole('textbox', { name: 'Search' }), 'gold')
    await act(() => jest.advanceTimersByTimeAsync(1_000))
    await act(() => jest.advanceTimersByTimeAsync(MOUNT_MS))

    expect(screen.getByRole('alert')).toHaveTextContent('Market News is unavailable right now.')
    expect(screen.getByRole('textbox', { name: 'Search' })).toHaveValue('gold')
    document.head.querySelectorAll('meta, style').forEach((element) => element.remove())
  })
})

/** The card listens for the line from the moment in which it records its notification. */
const listens = (store: Store) =>
  waitFor(() => expect(store.get(notificationsAtom)).toHaveLength(1))

it('says that the line is down, and brings the page when it is back', async () => {
  const line = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  let isUp = false
  const { store } = await renderApp({
    '/news': () => (isUp ? ready(() => <h1>Market News</h1>) : failed()),
  })
  expect(await screen.findByRole('alert')).toHaveTextContent('You are offline.')
  await listens(store)

  isUp = true
  line.mockReturnValue(true)
  await act(async () => {
    window.dispatchEvent(new Event('online'))
  })
  expect(await screen.findByRole('heading', { name: 'Market News' })).toBeVisible()
  line.mockRestore()
})

it('opens a page that never answered by nothing but Retry, and does not promise it where the line is down', async () => {
  const line = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const loads = jest.fn(() => ({ ...failed(), isSilent: true }) as PageLoad)
  const { store } = await renderApp({ '/news': loads })
  expect(await screen.findByRole('alert')).not.toHaveTextContent('You are offline.')
  await listens(store)

  line.mockReturnValue(true)
  await act(async () => void window.dispatchEvent(new Event('online')))
  expect(loads).toHaveBeenCalledTimes(1)
  line.mockRestore()
})

it('leaves a page that crashed as it is when the line is back', async () => {
  let isBroken = true
  const { store } = await renderApp({
    '/news': () =>
      ready(() => {
        if (isBroken) throw new Error('a bug')
        return <h1>Market News</h1>
      }),
  })
  await screen.findByRole('alert')
  await listens(store)

  isBroken = false
  await act(async () => void window.dispatchEvent(new Event('online')))
  expect(screen.getByRole('alert')).toHaveTextContent('Market News is unavailable right now.')
})

it('goes on when a remote writes nonsense into the shared settings', async () => {
  const { store } = await renderApp({})
  act(() => {
    store.set(settingsAtom, { language: 'klingon', timeZone: 7 } as never)
    store.set(changeSettingsAtom, { darkMode: 'no' } as never)
    store.set(settingsAtom, null as never)
  })
  expect(await screen.findByRole('heading', { name: 'Market News works' })).toBeVisible()
  expect(screen.getByRole('contentinfo')).toBeVisible()
})

it('has a page of its own for a frame that has crashed', async () => {
  function Broken(): never {
    throw new Error('the frame is broken')
  }
  const [root] = routesOf(compose(REGISTRY, { load: async () => failed() }))
  const router = createMemoryRouter([
    { path: '/', element: <Broken />, errorElement: root?.errorElement },
  ])
  render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  )
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Aldergate Trade has stopped because of an error.',
  )
  expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible()
})

describe('where a version has worked before', () => {
  const OLD = '0.0.9-old'
  const noted = jest.fn()
  const kept: KeptVersions = {
    note: ({ version }) => noted(version),
    standInFor: (match) => ({ ...match, remote: { ...match.remote, version: OLD } }),
  }

  beforeEach(() => {
    noted.mockClear()
    jest.useFakeTimers()
  })

  afterEach(() => jest.useRealTimers())

  /** The page of the live version goes down as a test says; that of the old one works. */
  function newsWith(NewsPage: () => ReactNode) {
    return {
      '/news': (version: string) =>
        version === OLD
          ? ready(() => <h1>Market News as it was</h1>, `trading ${OLD}`)
          : ready(NewsPage),
    }
  }

  const crash = (): never => {
    throw new Error('a bug')
  }

  it('shows that in the place of a page that throws as it is first shown, without a card', async () => {
    const { store } = await renderApp(newsWith(crash), { kept })
    await act(() => jest.advanceTimersByTimeAsync(100))

    expect(screen.getByRole('heading', { name: 'Market News as it was' })).toBeVisible()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    expect(store.get(notificationsAtom)).toEqual([])
    expect(complained()).toContain('trading 0.1.0-abc crashed on /news')
    expect(complained()).toContain(`trading ${OLD} stands in for trading 0.1.0-abc on /news`)
    await act(() => jest.advanceTimersByTimeAsync(WORKING_MS))
    expect(noted.mock.calls).toEqual([[OLD]])
  })

  it('shows the card where that throws as well', async () => {
    await renderApp({ '/news': (version) => ready(crash, `trading ${version}`) }, { kept })
    await act(() => jest.advanceTimersByTimeAsync(100))

    expect(screen.getByRole('alert')).toHaveTextContent('Market News is unavailable right now.')
    expect(screen.getByText(`trading ${OLD}`)).toBeVisible()
  })

  it('shows the card for a page that has worked and throws later', async () => {
    let isBroken = false
    function NewsPage() {
      const [clicks, setClicks] = useState(0)
      if (isBroken) crash()
      return <button onClick={() => setClicks(clicks + 1)}>Market News</button>
    }
    await renderApp(newsWith(NewsPage), { kept })
    await act(() => jest.advanceTimersByTimeAsync(100))
    await act(() => jest.advanceTimersByTimeAsync(WORKING_MS))
    expect(noted.mock.calls).toEqual([['0.1.0-abc']])

    isBroken = true
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
    await user.click(screen.getByRole('button', { name: 'Market News' }))
    expect(screen.getByRole('alert')).toHaveTextContent('Market News is unavailable right now.')
  })

  it('shows that in the place of a page that is never ready', async () => {
    const wait = new Promise<string>(() => undefined)
    await renderApp(
      newsWith(() => <h1>{use(wait)}</h1>),
      { kept },
    )
    await act(() => jest.advanceTimersByTimeAsync(1_000))
    await act(() => jest.advanceTimersByTimeAsync(MOUNT_MS))
    await act(() => jest.advanceTimersByTimeAsync(1_000))

    expect(screen.getByRole('heading', { name: 'Market News as it was' })).toBeVisible()
  })

  it('notes nothing of a page that is left at once', async () => {
    const { go } = await renderApp({}, { kept })
    await act(() => jest.advanceTimersByTimeAsync(WORKING_MS - 1))
    await go('/faq')
    await act(() => jest.advanceTimersByTimeAsync(WORKING_MS - 1))

    expect(noted).not.toHaveBeenCalled()
  })
})
