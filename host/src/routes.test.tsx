import { createMemoryRouter, RouterProvider } from '@aldergate/platform'
import { act, configure, render, screen, within } from '@testing-library/react'
import { compose } from './composition/composition'
import { CompositionContext } from './composition/CompositionContext'
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
async function openTab(path: string) {
  const composition = compose(REGISTRY, {
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
  return { look: () => act(composition.look), go: (to: string) => act(() => router.navigate(to)) }
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

it('has the page for paths that nobody answers, also where the newest release knows none', async () => {
  const { go } = await openTab('/faq')
  await go('/nowhere')
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible()
})
