import type { PastRelease } from '@aldergate/contract/history'
import { RouterProvider } from '@aldergate/platform'
import { createMemoryRouter } from '@aldergate/platform/memory'
import { configure, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { compose } from '../../composition/composition'
import { CompositionContext } from '../../composition/useComposition'
import type { ReadableRegistry } from '../../registry/readRegistry'
import { answerFetch, fetched } from '../../testing/fakeFetch'
import { fakeLoader } from '../../testing/fakeLoader'
import { REGISTRY } from '../../testing/registry.data'
import { PlatformDetails } from './PlatformDetails'

configure({ asyncUtilTimeout: 10_000 })

const RELEASES: PastRelease[] = [
  {
    release: 9,
    when: '2026-11-23T08:00:00.000Z',
    who: 'Ada',
    why: 'Orders come twice',
    versions: { trading: '0.1.0-abc' },
    canaries: { strategy: null },
  },
  {
    release: 8,
    when: '2026-11-22T08:00:00.000Z',
    who: 'Grace',
    why: 'A new chart',
    versions: { content: '0.3.0-fed' },
    canaries: { strategy: { version: '0.2.0-def', below: 1_000 } },
  },
]

beforeEach(() => {
  AbortSignal.timeout ??= () => new AbortController().signal
})

function show(change: Partial<ReadableRegistry> = {}) {
  const composition = compose({ ...REGISTRY, ...change }, fakeLoader())
  const router = createMemoryRouter([{ path: '*', element: <PlatformDetails /> }])
  render(
    <CompositionContext value={composition}>
      <RouterProvider router={router} />
    </CompositionContext>,
  )
}

const section = async (name: string) => within(await screen.findByRole('region', { name }))

it('shows what the newest releases made live, when, by whom and why, of all parts or of one', async () => {
  answerFetch(() => fetched({ releases: RELEASES, laterField: 1 }))
  show()
  const history = await section('History')
  const table = await history.findByRole('table', { name: 'History' })
  const rows = () => within(table).getAllByRole('row').slice(1)
  expect(rows().map((row) => row.textContent)).toEqual([
    expect.stringMatching(/^9trading 0\.1\.0-abcstrategy: the canary ended23 Nov 2026.*AdaOrders/),
    expect.stringMatching(/^8content 0\.3\.0-fedstrategy 0\.2\.0-def, for 10% of browsers.*Grace/),
  ])

  await userEvent.selectOptions(history.getByLabelText('Part'), 'content')
  expect(rows()).toHaveLength(1)
  expect(rows()[0]).toHaveTextContent('content 0.3.0-fed')
  expect(rows()[0]).not.toHaveTextContent('strategy')

  await userEvent.selectOptions(history.getByLabelText('Part'), 'trading')
  expect(rows()[0]).toHaveTextContent('Orders come twice')
})

it('tells of a part that was withdrawn, and finds it by its name', async () => {
  const withdrawal: PastRelease = {
    release: 10,
    when: '2026-11-24T08:00:00.000Z',
    why: 'It loses orders',
    versions: {},
    withdrawn: ['ideas'],
  }
  answerFetch(() => fetched({ releases: [withdrawal, ...RELEASES] }))
  show()
  const history = await section('History')
  const table = await history.findByRole('table', { name: 'History' })
  const rows = () => within(table).getAllByRole('row').slice(1)
  expect(rows()[0]).toHaveTextContent(/^10ideas: withdrawn24 Nov 2026/)

  await userEvent.selectOptions(history.getByLabelText('Part'), 'ideas')
  expect(rows().map((row) => row.textContent)).toEqual([expect.stringContaining('It loses orders')])
})

it('names nobody where nobody is told, and tells of canaries', async () => {
  answerFetch(() =>
    fetched({ releases: RELEASES.map((release) => ({ ...release, who: undefined })) }),
  )
  show()
  const history = await section('History')
  await history.findByRole('table')
  expect(history.queryByRole('columnheader', { name: 'By' })).not.toBeInTheDocument()

  await userEvent.selectOptions(history.getByLabelText('Part'), 'strategy')
  expect(history.getByText(/^strategy 0\.2\.0-def, for 10% of browsers$/)).toBeVisible()
})

it('says so while the history is on its way, and when it does not come, and asks again', async () => {
  const complaint = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  answerFetch(() => fetched({}, 404))
  show()
  const history = await section('History')
  expect(await history.findByRole('alert')).toHaveTextContent('The history could not be read.')

  let arrive: (answer: Response) => void = () => undefined
  answerFetch(() => new Promise((resolve) => (arrive = resolve)))
  await userEvent.click(history.getByRole('button', { name: 'Retry' }))
  expect(await history.findByText('Loading the history…')).toBeVisible()
  arrive(await fetched({ releases: [] }))
  expect(await history.findByText('None of the newest releases changed this part.')).toBeVisible()
  complaint.mockRestore()
})

it('shows which remote uses which package of shared', async () => {
  answerFetch(() => fetched({ releases: [] }))
  const [trading, ...others] = REGISTRY.remotes
  if (!trading) throw new Error('The registry of tests has no remotes.')
  const packages = ['@aldergate/ui', '@aldergate/charts/price']
  const pages = trading.pages.map((page) => ({ ...page, packages }))
  show({ remotes: [{ ...trading, pages }, ...others] })

  const usage = await section('Shared packages')
  const row = usage.getByRole('row', { name: /^charts\/price/ })
  const cells = within(row).getAllByRole('cell')
  const headers = usage.getAllByRole('columnheader').map((header) => header.textContent)
  expect(headers).toEqual(['Package', 'trading', 'strategy', 'content'])
  expect(cells.map((cell) => within(cell).queryByRole('img', { name: 'Used' }) !== null)).toEqual([
    true,
    false,
    false,
  ])
})

describe('the fields of overrides', () => {
  beforeEach(() => answerFetch(() => fetched({ releases: [] })))

  it('are there only where the registry allows overrides', async () => {
    show()
    await section('History')
    expect(screen.queryByRole('region', { name: 'Overrides' })).not.toBeInTheDocument()
  })

  it('say what is wrong with an address that is not allowed', async () => {
    show({ allowsOverrides: true })
    const form = await screen.findByRole('form', { name: 'Override trading' })
    const address = within(form).getByLabelText('Address of trading')

    await userEvent.type(address, 'localhost:3002')
    expect(fireEvent.submit(form)).toBe(false)
    expect(address).toHaveAccessibleDescription(
      'This is not an address such as http://localhost:3002.',
    )

    await userEvent.clear(address)
    await userEvent.type(address, 'http://evil.example')
    expect(fireEvent.submit(form)).toBe(false)
    expect(address).toHaveAccessibleDescription(
      'Only these places are allowed: http://localhost, http://127.0.0.1.',
    )
  })

  it('show what is overridden, and not what is previewed', async () => {
    const url = 'http://localhost:3002'
    const until = Date.UTC(2026, 10, 30)
    show({
      allowsOverrides: true,
      trials: [
        { remote: 'trading', version: '0.1.0-localhost:3002', url, isDown: false },
        {
          remote: 'content',
          version: '0.2.0-def',
          url: '/content/0.2.0-def',
          isDown: false,
          until,
        },
      ],
    })
    expect(await screen.findByLabelText('Address of trading')).toHaveValue(url)
    expect(screen.getByLabelText('Address of content')).toHaveValue('')
  })
})
