import { RouterProvider, settingsAtom } from '@aldergate/platform'
import { createMemoryRouter } from '@aldergate/platform/memory'
import { act, configure, render, screen, within } from '@testing-library/react'
import { createStore, Provider } from 'jotai'
import { chosenHere } from '../registry/chosenHere'
import { compose, type Memory } from '../composition/composition'
import { CompositionContext } from '../composition/useComposition'
import type { Loader } from '../loading/createLoader'
import type { KeptVersions } from '../loading/goodVersions'
import { type ReadableRegistry, readRegistry } from '../registry/readRegistry'
import { WORKING_MS } from '../page/Working'
import { DeviationNotice } from '../deviation/parts/DeviationNotice'
import { routesOf } from '../routes'
import { PLATFORM_PATH } from './PlatformPage'
import { answerFetch, fetched } from '../testing/fakeFetch'
import { failed, ready } from '../testing/fakeLoader'
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

async function renderAt(path: string, registry: unknown = MIXED, memory: Memory = {}) {
  const store = createStore()
  const load: Loader['load'] = async ({ page, remote }) =>
    memory.kept && remote.version === '0.1.0-abc'
      ? failed()
      : ready(() => <h1>{page.title.en} works</h1>)
  const { journey, distrusted } = registry as Partial<ReadableRegistry>
  const first = { ...chosenHere(readRegistry('It', registry)), journey, distrusted }
  const composition = compose(first, { load }, memory, { Notice: DeviationNotice })
  const router = createMemoryRouter(routesOf(composition), { initialEntries: [path] })
  render(
    <Provider store={store}>
      <CompositionContext value={composition}>
        <RouterProvider router={router} />
      </CompositionContext>
    </Provider>,
  )
  await screen.findByRole('contentinfo')
  if (path === PLATFORM_PATH) await screen.findByText(/^Release \d+, host /)
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

it('tells how long a remote took to load, what went wrong with it last, and what it takes from the host', async () => {
  const [first, ...rest] = REGISTRY.remotes
  const pages = first?.pages.map((page) => ({
    ...page,
    packages: ['@aldergate/ui', '@aldergate/charts/price'],
  }))
  const { go } = await renderAt('/platform', {
    ...REGISTRY,
    remotes: [{ ...first, pages }, ...rest],
  })
  const card = () => within(screen.getByRole('region', { name: 'trading' }))
  expect(card().getByText(/ · Not loaded yet$/)).toBeVisible()
  expect(card().getByText('charts/price, ui')).toBeVisible()

  await go('/news')
  await go('/platform')
  expect(card().getByText(/ · Loaded in \d+ ms$/)).toBeVisible()
  expect(card().queryByText('Last failure:')).not.toBeInTheDocument()
})

it('tells what a remote altered of what all parts share', async () => {
  jest.useFakeTimers()
  const { go } = await renderAt('/news', REGISTRY, {
    touched: async () => ['window.fetch', 'Array.prototype.at'],
  })
  await screen.findByRole('heading', { name: 'Market News works' })
  await act(() => jest.advanceTimersByTimeAsync(WORKING_MS))
  jest.useRealTimers()
  await go('/platform')

  expect(
    within(screen.getByRole('region', { name: 'trading' })).getByText(
      'Altered what all parts share: window.fetch, Array.prototype.at',
    ),
  ).toBeVisible()
})

it('tells the last failure of a remote', async () => {
  const kept: KeptVersions = { note: () => undefined, standInFor: () => undefined }
  const { go } = await renderAt('/news', REGISTRY, { kept })
  await go('/platform')
  const card = within(screen.getByRole('region', { name: 'trading' }))
  expect(card.getByText('down')).toBeVisible()
  expect(card.getByText(/ · Not loaded yet$/)).toBeVisible()
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

it.each([
  [
    { release: 3, otherHost: undefined },
    'This is composition 0123456789ab of release 3, not today’s. Back',
  ],
  [
    { release: 3, otherHost: '0.0.9-h' },
    'not today’s. The host is today’s; it was 0.0.9-h then. Back',
  ],
  [{ lost: 'gone' }, 'Composition 0123456789ab is no longer kept: this is today’s. Back'],
  [
    { lost: 'unread' },
    'Composition 0123456789ab could not be read just now: this is today’s. To try again, load the page anew. Back',
  ],
] as const)('says on every page that it is of another day: %j', async (day, told) => {
  const registry = readRegistry('It', REGISTRY)
  await renderAt('/faq', { ...registry, journey: { name: '0123456789ab', ...day } })

  expect(await screen.findByRole('note')).toHaveTextContent(told)
  expect(screen.getByRole('link', { name: 'Back to today' })).toHaveAttribute('href', '/faq')
})

it('names its composition on its page, as a link to it, and on the card of a page that is down', async () => {
  const { go } = await renderAt('/platform', { ...MIXED, fingerprint: '0123456789ab' })
  expect(screen.getByRole('link', { name: 'Composition 0123456789ab' })).toHaveAttribute(
    'href',
    '?composition=0123456789ab',
  )
  await go('/news')

  expect(await screen.findByRole('alert')).toBeVisible()
  expect(screen.getByText('Composition 0123456789ab')).toBeVisible()
  expect(screen.queryByRole('note')).not.toBeInTheDocument()
})

it('tells of a page that runs in the version that has worked before', async () => {
  const { go } = await renderAt('/news', REGISTRY, {
    kept: {
      note: () => undefined,
      standInFor: (match) => ({ ...match, remote: { ...match.remote, version: '0.0.9-old' } }),
    },
  })
  expect(await screen.findByRole('heading', { name: 'Market News works' })).toBeVisible()
  await go('/platform')

  expect(
    within(screen.getByRole('region', { name: 'trading' })).getByText(
      '/news runs in version 0.0.9-old, which has worked here before: it failed in this one.',
    ),
  ).toBeVisible()
})

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

it.each([
  ['unsigned', 'is not signed by the owners of this app, so it was refused. Release 7 is shown.'],
  ['old', 'is older than one that this browser has seen, so it was refused. Release 7 is shown.'],
] as const)(
  'says on every page that it came with another composition, which was refused: %s',
  async (distrusted, told) => {
    await renderAt('/faq', { ...readRegistry('It', REGISTRY), distrusted })

    expect(await screen.findByRole('alert')).toHaveTextContent(told)
  },
)

it('says that the composition is not signed where the host was built without a key', async () => {
  answerFetch(() => fetched({ releases: [] }))
  await renderAt('/platform', REGISTRY)
  expect(screen.getByText(/^This composition is not signed: the host was built/)).toBeVisible()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

describe('what a version is made of', () => {
  const BILL = {
    bomFormat: 'CycloneDX',
    components: [
      { group: '@noble', name: 'hashes', version: '2.4.0', licenses: [{ license: { id: 'MIT' } }] },
      { name: 'odd', version: '1.0.0', licenses: [{ expression: 'MIT OR ISC' }] },
      { name: 'silent', version: '0.1.0' },
    ],
  }
  const MADE = { commit: '0123456789abcdef', isDirty: true, node: 'v24.1.0' }

  async function unfold() {
    await renderAt('/platform', REGISTRY)
    const card = within(screen.getByRole('region', { name: 'trading' }))
    await userEvent.click(card.getByText('What it is made of'))
    // jsdom folds and unfolds, and tells nobody in what state.
    const details = card.getByText('What it is made of').closest('details')
    const event = Object.assign(new Event('toggle'), { newState: 'open' })
    act(() => void details?.dispatchEvent(event))
    return card
  }

  it('is asked for when it is unfolded, with commit and licences', async () => {
    const asked: string[] = []
    answerFetch((...[url]: unknown[]) => {
      if (String(url).startsWith('/trading/')) asked.push(String(url))
      return fetched(String(url).endsWith('bom.json') ? BILL : MADE)
    })
    const card = await unfold()

    expect(
      await card.findByText(
        'Commit 0123456789ab, with changes · Built with Node 24.1.0 · 3 packages',
      ),
    ).toBeVisible()
    expect(card.getByText('@noble/hashes 2.4.0 (MIT)')).toBeVisible()
    expect(card.getByText('odd 1.0.0 (MIT OR ISC)')).toBeVisible()
    expect(card.getByText('silent 0.1.0')).toBeVisible()
    expect(card.getByRole('link', { name: /^The whole list/ })).toHaveAttribute(
      'href',
      '/trading/0.1.0-abc/bom.json',
    )
    expect(new Set(asked)).toEqual(
      new Set(['/trading/0.1.0-abc/bom.json', '/trading/0.1.0-abc/provenance.json']),
    )
  })

  it('says so where an older build has no such list', async () => {
    answerFetch(() => fetched({}, 404))
    const card = await unfold()

    expect(await card.findByRole('alert')).toHaveTextContent(
      'The list of what it is made of could not be loaded.',
    )
  })
})
