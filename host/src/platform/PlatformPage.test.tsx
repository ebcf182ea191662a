import { createMemoryRouter, RouterProvider, settingsAtom } from '@aldergate/platform'
import { act, configure, render, screen, within } from '@testing-library/react'
import { createStore, Provider } from 'jotai'
import { chosenHere } from '../composition/chosenHere'
import { compose } from '../composition/composition'
import { CompositionContext } from '../composition/CompositionContext'
import { readRegistry } from '../composition/readRegistry'
import { routesOf } from '../routes'
import { answerFetch, fetched } from '../testing/fakeFetch'
import { ready } from '../testing/fakeLoader'
import { REGISTRY } from '../testing/registry.data'
import userEvent from '@testing-library/user-event'

configure({ asyncUtilTimeout: 10_000 })

const [trading, ...others] = REGISTRY.remotes
const MIXED = { ...REGISTRY, remotes: [{ ...trading, contract: 99 }, ...others, { name: 'odd' }] }

let complaints: jest.SpyInstance

beforeEach(() => {
  AbortSignal.timeout ??= () => new AbortController().signal
  window.scrollTo = () => undefined
  complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined)
})

afterEach(() => {
  complaints.mockRestore()
  localStorage.clear()
})

async function renderAt(path: string, registry: unknown = MIXED) {
  const store = createStore()
  const composition = compose(chosenHere(readRegistry('It', registry)), {
    load: async ({ page }) => ready(() => <h1>{page.title.en} works</h1>),
  })
  const router = createMemoryRouter(routesOf(composition), { initialEntries: [path] })
  render(
    <Provider store={store}>
      <CompositionContext value={composition}>
        <RouterProvider router={router} />
      </CompositionContext>
    </Provider>,
  )
  await screen.findByRole('contentinfo')
  return { store, go: (to: string) => act(() => router.navigate(to)) }
}

it('lists what takes part and what is left out, with the reason', async () => {
  await renderAt('/platform')
  expect(screen.getByRole('heading', { level: 1, name: 'Platform' })).toBeVisible()
  expect(screen.getByText(/^Release 7, host 0\.1\.0-host\./)).toBeVisible()

  const content = within(screen.getByRole('region', { name: 'content' }))
  expect(content.getByText('Live')).toBeVisible()
  expect(content.getByRole('link', { name: 'FAQ' })).toHaveAttribute('href', '/faq')
  const left = within(screen.getByRole('region', { name: 'trading' }))
  expect(left.getByText('Left out')).toBeVisible()
  expect(
    left.getByText(/it speaks contract 99, and this app knows contracts up to 1/),
  ).toBeVisible()
  expect(left.getByText('Version 0.1.0-abc · 1 page')).toBeVisible()
  const odd = within(screen.getByRole('region', { name: 'odd' }))
  expect(odd.getByText(/cannot be read at remotes\.3\.version/)).toBeVisible()
})

it.each([
  [
    10_000,
    'Canary',
    'On trial: 100% of browsers, this one among them, get this version.',
    '0.2.0-def',
  ],
  [0, 'Live', 'On trial: 0% of browsers get version 0.2.0-def instead.', '0.1.0-abc'],
])(
  'tells of a canary for %d buckets which version this browser runs',
  async (below, state, told, version) => {
    const remote = { ...trading, version: '0.2.0-def', container: 'at_trading_def' }
    await renderAt('/platform', {
      ...REGISTRY,
      canaries: [{ below, cohort: 'trading', remote }],
    })
    const card = within(screen.getByRole('region', { name: 'trading' }))

    expect(card.getByText(state)).toBeVisible()
    expect(card.getByText(told)).toBeVisible()
    expect(card.getByText(new RegExp(`^Version ${version} · `))).toBeVisible()
    expect(within(screen.getByRole('region', { name: 'content' })).getByText('Live')).toBeVisible()
  },
)

it('tells on the page of a remote that is left out which one it is and why, while the others work', async () => {
  const { store, go } = await renderAt('/news')
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Market News is unavailable right now.',
  )
  expect(screen.getByRole('alert')).toHaveTextContent('“trading” was made for a newer version')
  expect(screen.getByText('trading 0.1.0-abc')).toBeVisible()

  act(() => store.set(settingsAtom, (settings) => ({ ...settings, language: 'fr' as const })))
  expect(screen.getByRole('alert')).toHaveTextContent('elle parle le contrat 99')
  await go('/faq')
  expect(await screen.findByRole('heading', { name: 'FAQ works' })).toBeVisible()
})

it('brings the page by Retry once the registry can be read', async () => {
  await renderAt('/news')
  answerFetch(() => fetched(REGISTRY))
  await userEvent.click(await screen.findByRole('button', { name: 'Retry' }))
  expect(await screen.findByRole('heading', { name: 'Market News works' })).toBeVisible()
})

it('cannot be taken away by a remote', async () => {
  const pages = trading?.pages.map((page) => ({ ...page, path: '/platform' }))
  await renderAt('/platform', { ...REGISTRY, remotes: [{ ...trading, pages }] })
  expect(screen.getByRole('heading', { level: 1, name: 'Platform' })).toBeVisible()
})

it('says so when there is no part but the host', async () => {
  await renderAt('/platform', { ...REGISTRY, remotes: [] })
  expect(screen.getByText('This release has no parts other than the host.')).toBeVisible()
})
