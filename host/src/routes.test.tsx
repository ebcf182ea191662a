import { RouterProvider } from '@aldergate/platform'
import { createMemoryRouter } from '@aldergate/platform/memory'
import { act, configure, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { compose } from './composition/composition'
import { CompositionContext } from './composition/useComposition'
import { newRoutes, routesOf } from './routes'
import { answerFetch, fetched } from './testing/fakeFetch'
import { ready } from './testing/fakeLoader'
import { REGISTRY } from './testing/registry.data'

configure({ asyncUtilTimeout: 10_000 })

beforeEach(() => {
  AbortSignal.timeout ??= () => new AbortController().signal
  window.scrollTo = () => undefined
})

/** The whole frame of a tab that was opened in release 7. */
async function openTab(path: string, registry = REGISTRY) {
  const composition = compose(registry, {
    load: async ({ page, remote }) => ready(() => <h1>{`${page.path} of ${remote.name}`}</h1>),
  })
  const router = createMemoryRouter(routesOf(composition), {
    initialEntries: [path],
    patchRoutesOnNavigation: newRoutes(composition),
  })
  render(
    <CompositionContext value={composition}>
      <RouterProvider router={router} />
    </CompositionContext>,
  )
  await screen.findByRole('contentinfo')
  return {
    look: () => act(composition.look),
    /** One press after the other, none of which waits for the one before. */
    go: (...presses: string[]) =>
      act(async () => void (await Promise.all(presses.map((to) => router.navigate(to))))),
  }
}

/** Release 8 has a page more, another name for one, and has moved one to another remote. */
function releaseEight() {
  const [trading, strategy, content] = REGISTRY.remotes
  const [news] = trading?.pages ?? []
  if (!trading || !strategy || !content || !news)
    throw new Error('The registry of tests is another.')
  const ideas = { ...news, path: '/ideas', title: { en: 'Ideas' } }
  const renamed = { ...news, title: { en: 'World News' } }
  const remotes = [
    { ...trading, version: '0.2.0-def', pages: [ideas] },
    { ...strategy, version: '0.2.0-def', pages: [...strategy.pages, renamed] },
    content,
  ]
  answerFetch(() => fetched({ ...REGISTRY, release: 8, remotes }))
}

it('leads to a page that a newer release has brought, in the same document', async () => {
  const { look, go } = await openTab('/faq')
  releaseEight()
  await look()
  await go('/ideas')

  expect(await screen.findByRole('heading', { name: '/ideas of trading' })).toBeVisible()
  expect(document.title).toContain('Ideas')
})

it('takes names, owners and suggestions from the newest registry', async () => {
  const { look, go } = await openTab('/news')
  expect(document.title).toContain('Market News')
  releaseEight()
  await look()
  expect(document.title).toContain('World News')

  await go('/faq')
  await go('/news')
  expect(await screen.findByRole('heading', { name: '/news of strategy' })).toBeVisible()
  await go('/idea')
  const [nearest] = within(screen.getByRole('main')).getAllByRole('listitem')
  expect(nearest).toHaveTextContent('Ideas')
})

describe('in a document that has only a part of the registry', () => {
  const [, , content] = REGISTRY.remotes
  const PART = {
    ...REGISTRY,
    fingerprint: '0123456789ab',
    partFor: '/faq',
    remotes: content ? [{ ...content, pages: content.pages.slice(-1) }] : [],
  }
  let asked: string[]
  let complaint: jest.SpyInstance

  beforeEach(() => {
    asked = []
    complaint = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  })

  afterEach(() => complaint.mockRestore())

  /** Says what is asked of the server, and how it answers. */
  function serve(answer: (url: string) => Promise<Response>) {
    answerFetch((...[url]: unknown[]) => {
      asked.push(String(url))
      return answer(String(url))
    })
  }

  it('shows the page without asking for more, and waits for the rest on the way to another one', async () => {
    let arrive: (answer: Response) => void = () => undefined
    serve(() => new Promise((resolve) => (arrive = resolve)))
    const { go } = await openTab('/faq', PART)
    expect(await screen.findByRole('heading', { name: '/faq of content' })).toBeVisible()
    expect(asked).toEqual([])

    const going = go('/news')
    expect(asked).toEqual(['/composition-0123456789ab.json'])
    expect(screen.getByRole('heading', { name: '/faq of content' })).toBeVisible()
    arrive(await fetched(REGISTRY))
    await going
    expect(await screen.findByRole('heading', { name: '/news of trading' })).toBeVisible()
  })

  it('shows a page whose link was pressed twice while the rest was on its way', async () => {
    let arrive: (answer: Response) => void = () => undefined
    serve(() => new Promise((resolve) => (arrive = resolve)))
    const { go } = await openTab('/faq', PART)

    const going = go('/news', '/news')
    arrive(await fetched(REGISTRY))
    await going
    expect(await screen.findByRole('heading', { name: '/news of trading' })).toBeVisible()
  })

  it('takes what is live where the rest of its own day is not kept any more', async () => {
    serve((url) => (url === '/registry.json' ? fetched(REGISTRY) : fetched({}, 404)))
    const { go } = await openTab('/faq', PART)
    await go('/news')

    expect(await screen.findByRole('heading', { name: '/news of trading' })).toBeVisible()
  })

  it('calls no page missing while the rest cannot be had: Retry brings it', async () => {
    serve(() => fetched({}, 503))
    const { go } = await openTab('/faq', PART)
    await go('/news')
    expect(
      await screen.findByRole('heading', { name: 'Market News is unavailable right now.' }),
    ).toBeVisible()

    serve(() => fetched(REGISTRY))
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByRole('heading', { name: '/news of trading' })).toBeVisible()
    await go('/nowhere')
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible()
  })

  it('lists what the app is composed of once it knows all of it, and says so when it cannot', async () => {
    serve(() => fetched({}, 503))
    const { go } = await openTab('/faq', PART)
    await go('/platform')
    expect(await screen.findByText('This page could not be loaded.')).toBeVisible()

    serve(() => fetched(REGISTRY))
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByRole('heading', { name: 'trading' })).toBeVisible()
  })

  it('asks for the rest before a page of which it knows only a parameter, but for its own', async () => {
    const [page] = PART.remotes[0]?.pages ?? []
    if (!page) throw new Error('The registry of tests is another.')
    const article = { ...page, path: '/blog/:id' }
    const part = { ...PART, partFor: '/blog/one' }
    const withPages = (...pages: (typeof page)[]) =>
      PART.remotes.map((remote) => ({ ...remote, pages }))
    const newest = { ...page, path: '/blog/newest' }
    serve(() => fetched({ ...REGISTRY, remotes: withPages(article, newest) }))

    const { go } = await openTab('/blog/one', { ...part, remotes: withPages(article) })
    expect(await screen.findByRole('heading', { name: '/blog/:id of content' })).toBeVisible()
    expect(asked).toEqual([])
    await go('/blog/newest')
    expect(await screen.findByRole('heading', { name: '/blog/newest of content' })).toBeVisible()
  })
})

it('has the page for paths that nobody answers, also where the newest release knows none', async () => {
  const { go } = await openTab('/faq')
  await go('/nowhere')
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible()
})

it('calls no page missing to which the menu leads, and has it by Retry as soon as it is live', async () => {
  const complaint = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const remotes = REGISTRY.remotes.filter(({ name }) => name !== 'trading')
  const { go } = await openTab('/faq', { ...REGISTRY, remotes })
  answerFetch(() => fetched({ ...REGISTRY, remotes }))
  await go('/news')
  expect(
    await screen.findByRole('heading', { name: 'Market News is unavailable right now.' }),
  ).toBeVisible()
  await go('/careers')
  expect(
    await screen.findByRole('heading', { name: 'Careers is unavailable right now.' }),
  ).toBeVisible()

  await go('/news')
  answerFetch(() => fetched({ ...REGISTRY, release: 8 }))
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByRole('heading', { name: '/news of trading' })).toBeVisible()
  complaint.mockRestore()
})

it('calls no page missing that an override may have which cannot be shown, and has it by Retry as soon as that is there', async () => {
  const complaint = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const Why = () => 'Nobody serves it.'
  const reason = { kind: 'override', Why } as const
  const leftOut = [{ name: 'alerts', version: undefined, reason, pages: [] }]
  const { go } = await openTab('/faq', { ...REGISTRY, leftOut })
  await go('/alerts')
  const { getByText } = within(await screen.findByRole('alert'))
  expect(getByText('This page is unavailable right now.')).toBeVisible()
  expect(getByText('Nobody serves it.')).toBeVisible()
  expect(screen.getByText('alerts')).toBeVisible()

  const [news] = REGISTRY.remotes[0]?.pages ?? []
  const alerts = { ...REGISTRY.remotes[0], name: 'alerts', pages: [{ ...news, path: '/alerts' }] }
  answerFetch(() => fetched({ ...REGISTRY, remotes: [...REGISTRY.remotes, alerts] }))
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByRole('heading', { name: '/alerts of alerts' })).toBeVisible()
  await go('/nowhere')
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible()
  complaint.mockRestore()
})
