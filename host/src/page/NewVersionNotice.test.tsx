import { type ReactNode, type SubmitEvent, useState } from 'react'
import { RouterProvider } from '@aldergate/platform'
import { createMemoryRouter } from '@aldergate/platform/memory'
import { TextField } from '@aldergate/ui/forms'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createStore, Provider } from 'jotai'
import { followFirstPage } from '../background/firstPage.atoms'
import { routesOf } from '../routes'
import { answerFetch, fetched } from '../testing/fakeFetch'
import { failed, ready } from '../testing/fakeLoader'
import { REGISTRY } from '../testing/registry.data'
import { compose } from '../composition/composition'
import { CompositionContext } from '../composition/useComposition'
import type { Loader } from '../loading/createLoader'
import type { KeptVersions } from '../loading/goodVersions'
import { LOOK_MS } from './parts/VersionWatch'

const NOTICE = 'A new version of Market News is ready.'
const WITHDRAWN = 'Market News has been withdrawn. Do not rely on what it still shows here.'
const NEW_PRODUCT = 'A new version of Aldergate Trade is ready.'

beforeEach(() => {
  jest.useFakeTimers()
  AbortSignal.timeout = () => new AbortController().signal
  window.scrollTo = () => undefined
  live('0.1.0-abc')
})

afterEach(() => {
  jest.restoreAllMocks()
  jest.useRealTimers()
})

/** Lets the server say from now on that this version of trading is live. */
function live(version: string, release = 8) {
  const [trading, ...others] = REGISTRY.remotes
  answerFetch(() =>
    fetched({ ...REGISTRY, release, remotes: [{ ...trading, version }, ...others] }),
  )
}

/** Trading is taken out of what is live. */
function withdraw() {
  const remotes = REGISTRY.remotes.filter(({ name }) => name !== 'trading')
  answerFetch(() => fetched({ ...REGISTRY, release: 8, remotes }))
}

/** Another host is live, with the remotes of before. */
function liveHost(hostVersion: string) {
  answerFetch(() => fetched({ ...REGISTRY, release: 8, hostVersion }))
}

function Page({ children }: { children: ReactNode }) {
  const [isBroken, setBroken] = useState(false)
  if (isBroken) throw new Error('The page is broken.')
  return (
    <>
      <h1>{children}</h1>
      <Form field="Search" button="Send" />
      <Form field="Note" button="Keep" />
      <button onClick={() => setBroken(true)}>Break</button>
    </>
  )
}

/** Refuses what is shorter than four letters. */
function Form({ field, button }: { field: string; button: string }) {
  const [text, setText] = useState('')
  const [isRefused, setRefused] = useState(false)

  function submit(event: SubmitEvent) {
    event.preventDefault()
    setRefused(text.length < 4)
  }

  return (
    <form onSubmit={submit}>
      <TextField
        label={field}
        value={text}
        onChange={setText}
        {...(isRefused && { error: 'This is too short.' })}
      />
      <button>{button}</button>
    </form>
  )
}

/** The whole frame at `/news`, whose heading is the version of its remote, after its first page has come. */
async function renderApp({ kept, broken }: { kept?: KeptVersions; broken?: string } = {}) {
  const store = createStore()
  const load: Loader['load'] = async ({ remote }) =>
    remote.version === broken
      ? failed()
      : ready(() => <Page>{remote.version}</Page>, `${remote.name} ${remote.version}`)
  const composition = compose(REGISTRY, { load }, kept && { kept })
  const router = createMemoryRouter(routesOf(composition), { initialEntries: ['/news'] })
  render(
    <Provider store={store}>
      <CompositionContext value={composition}>
        <RouterProvider router={router} />
      </CompositionContext>
    </Provider>,
  )
  await screen.findByRole('heading', { name: '0.1.0-abc' })
  void followFirstPage(store, router)
  await wait(1_000)
  const go = (path: string) => act(() => router.navigate(path))
  return { go, user: userEvent.setup({ advanceTimers: jest.advanceTimersByTime }) }
}

function wait(ms: number) {
  return act(() => jest.advanceTimersByTimeAsync(ms))
}

it('tells of a newer version of the page within a minute, and shows it when it is asked to', async () => {
  const { user } = await renderApp()
  await wait(LOOK_MS)
  expect(screen.queryByText(NOTICE)).not.toBeInTheDocument()

  live('0.2.0-def')
  await wait(LOOK_MS)
  expect(screen.getByText(NOTICE)).toBeVisible()
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('0.1.0-abc')
  await user.click(screen.getByRole('button', { name: 'Show it now' }))
  expect(await screen.findByRole('heading', { name: '0.2.0-def' })).toBeVisible()
  expect(screen.queryByText(NOTICE)).not.toBeInTheDocument()
})

it('is gone once the newer version was asked for and the shown one stands in for it', async () => {
  const complaint = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const [trading] = REGISTRY.remotes
  const kept: KeptVersions = {
    note: () => undefined,
    standInFor: (match) => trading && { ...match, remote: trading },
  }
  const { user } = await renderApp({ kept, broken: '0.2.0-def' })
  live('0.2.0-def')
  await wait(LOOK_MS)
  await user.click(screen.getByRole('button', { name: 'Show it now' }))
  await wait(1_000)

  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('0.1.0-abc')
  expect(screen.queryByText(NOTICE)).not.toBeInTheDocument()
  expect(complaint).toHaveBeenCalledWith(
    'trading 0.1.0-abc stands in for trading 0.2.0-def on /news',
  )
})

it('waits while something is typed that would be lost, until it is sent', async () => {
  const { user } = await renderApp()
  await user.type(screen.getByLabelText('Search'), 'gold')
  live('0.2.0-def')
  await wait(LOOK_MS)
  expect(screen.queryByText(NOTICE)).not.toBeInTheDocument()

  await user.click(screen.getByRole('button', { name: 'Send' }))
  expect(await screen.findByText(NOTICE)).toBeVisible()
})

it('goes on waiting where the page refuses to send what was typed', async () => {
  const { user } = await renderApp()
  await user.type(screen.getByLabelText('Search'), 'oil')
  live('0.2.0-def')
  await wait(LOOK_MS)
  await user.click(screen.getByRole('button', { name: 'Send' }))
  expect(screen.getByText('This is too short.')).toBeVisible()
  await wait(1_000)
  expect(screen.queryByText(NOTICE)).not.toBeInTheDocument()

  await user.type(screen.getByLabelText('Search'), ' price')
  await user.click(screen.getByRole('button', { name: 'Send' }))
  expect(await screen.findByText(NOTICE)).toBeVisible()
})

it('goes on waiting for one form when another is sent', async () => {
  const { user } = await renderApp()
  await user.type(screen.getByLabelText('Search'), 'gold')
  await user.type(screen.getByLabelText('Note'), 'later')
  live('0.2.0-def')
  await wait(LOOK_MS)
  await user.click(screen.getByRole('button', { name: 'Send' }))
  await wait(1_000)
  expect(screen.queryByText(NOTICE)).not.toBeInTheDocument()

  await user.click(screen.getByRole('button', { name: 'Keep' }))
  expect(await screen.findByText(NOTICE)).toBeVisible()
})

it('leaves the page and what is typed there to whoever follows a link to where they are', async () => {
  const { user, go } = await renderApp()
  await user.type(screen.getByLabelText('Search'), 'gold')
  live('0.2.0-def')
  await wait(LOOK_MS)
  await go('/news')
  await wait(1_000)

  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('0.1.0-abc')
  expect(screen.getByLabelText('Search')).toHaveValue('gold')
})

it('leads whoever follows the link of a page that went down to its newer version', async () => {
  const complaint = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const { user, go } = await renderApp()
  await user.type(screen.getByLabelText('Search'), 'gold')
  live('0.2.0-def')
  await wait(LOOK_MS)
  await user.click(screen.getByRole('button', { name: 'Break' }))
  expect(complaint).toHaveBeenCalled()

  await go('/news')
  await wait(1_000)
  expect(screen.getByRole('heading', { name: '0.2.0-def' })).toBeVisible()
})

it('says that the page was withdrawn also to whoever wanted its newer version later', async () => {
  const { user } = await renderApp()
  live('0.2.0-def')
  await wait(LOOK_MS)
  await user.click(screen.getByRole('button', { name: 'Later' }))

  withdraw()
  await wait(LOOK_MS)

  expect(screen.getByText(WITHDRAWN)).toBeVisible()
})

it('is put off by whoever wants it later, and the next visit has the newer version', async () => {
  const { user, go } = await renderApp()
  live('0.2.0-def')
  await wait(LOOK_MS)
  await user.click(screen.getByRole('button', { name: 'Later' }))
  expect(document.body).not.toHaveFocus()
  await wait(2 * LOOK_MS)
  expect(screen.queryByText(NOTICE)).not.toBeInTheDocument()

  await go('/faq')
  await go('/news')
  expect(await screen.findByRole('heading', { name: '0.2.0-def' })).toBeVisible()
})

it('asks nobody while the tab is hidden, and at once when it is looked at again', async () => {
  await renderApp()
  live('0.2.0-def')
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  await wait(3 * LOOK_MS)
  expect(screen.queryByText(NOTICE)).not.toBeInTheDocument()

  hidden.mockReturnValue(false)
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')))
  expect(await screen.findByText(NOTICE)).toBeVisible()
})

it('takes in ten newer versions, and then leaves the next to a new document', async () => {
  const { user } = await renderApp()
  for (let swap = 1; swap <= 10; swap += 1) {
    live(`0.${swap}.1-def`, 8 + swap)
    await wait(LOOK_MS)
    await user.click(screen.getByRole('button', { name: 'Show it now' }))
    expect(await screen.findByRole('heading', { name: `0.${swap}.1-def` })).toBeVisible()
  }
  live('0.11.1-def', 20)
  await wait(LOOK_MS)
  expect(screen.getByText(NOTICE)).toBeVisible()
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('0.10.1-def')
})

it('says nothing where nobody answers', async () => {
  const complaint = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  await renderApp()
  answerFetch(() => Promise.reject(new Error('offline')))
  await wait(2 * LOOK_MS)
  expect(screen.queryByText(NOTICE)).not.toBeInTheDocument()
  expect(complaint).not.toHaveBeenCalled()
})

describe('a page whose remote is withdrawn', () => {
  it('says so within a minute, and is shown no longer once it is closed', async () => {
    const { user } = await renderApp()
    withdraw()
    await wait(LOOK_MS)
    expect(screen.getByText(WITHDRAWN)).toBeVisible()
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('0.1.0-abc')

    const complaint = jest.spyOn(console, 'error').mockImplementation(() => undefined)
    await user.click(screen.getByRole('button', { name: 'Close the page' }))
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Market News is unavailable right now.',
    )
    expect(screen.queryByText(WITHDRAWN)).not.toBeInTheDocument()
    complaint.mockRestore()
  })

  it('says so also to who is typing, and nothing more to who puts it off', async () => {
    const { user } = await renderApp()
    await user.type(screen.getByLabelText('Search'), 'gold')
    withdraw()
    await wait(LOOK_MS)
    expect(screen.getByText(WITHDRAWN)).toBeVisible()

    await user.click(screen.getByRole('button', { name: 'Later' }))
    await wait(LOOK_MS)
    expect(screen.queryByText(WITHDRAWN)).not.toBeInTheDocument()
    expect(screen.getByLabelText('Search')).toHaveValue('gold')
  })
})

it('tells of another host once, on whatever page, and of the one after that again', async () => {
  const { user, go } = await renderApp()
  liveHost('0.0.9-before')
  await wait(LOOK_MS)
  expect(screen.getByText(NEW_PRODUCT)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible()

  await user.click(screen.getByRole('button', { name: 'Later' }))
  await go('/faq')
  await wait(LOOK_MS)
  expect(screen.queryByText(NEW_PRODUCT)).not.toBeInTheDocument()

  liveHost('0.2.0-next')
  await wait(LOOK_MS)
  expect(screen.getByText(NEW_PRODUCT)).toBeVisible()
})
