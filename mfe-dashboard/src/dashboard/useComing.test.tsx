import {
  layoutAtom,
  Link,
  recordNotificationAtom,
  useLocation,
  useNavigate,
} from '@aldergate/platform'
import { draftOrderInTicketAtom } from '@aldergate/ledger/state'
import { eraseDataAtom } from '@aldergate/keeping'
import { english, fakeViewport, renderWithApp } from '@aldergate/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { createStore } from 'jotai'
import { StrictMode } from 'react'
import { PANEL_IDS, type PanelId } from '../panels/panel'
import { PANELS } from '../panels/panels.data'
import DashboardPage from './DashboardPage'
import { arrangementAtom, hidePanelAtom } from '../layout/layout.atoms'

const EN = english(`${__dirname}/..`)

let viewport: ReturnType<typeof fakeViewport>
const scrolled = jest.fn()

beforeEach(() => {
  viewport = fakeViewport()
  // jsdom lays nothing out and scrolls nowhere.
  jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    scrolled(this.getAttribute('data-panel-id'))
  })
  jest
    .spyOn(Element.prototype, 'getClientRects')
    .mockReturnValue([new DOMRect()] as unknown as DOMRectList)
})

afterEach(() => {
  viewport.remove()
  scrolled.mockClear()
  jest.restoreAllMocks()
})

function heading(name: string) {
  return screen.getByRole('heading', { level: 3, name })
}

it('shows the panel that the address names, scrolls to it and focuses its heading', () => {
  const store = createStore()
  store.set(hidePanelAtom, 'risk-management')
  renderWithApp(<DashboardPage />, { store, path: '/dashboard#risk-management' })

  expect(heading('Risk Management')).toHaveFocus()
  expect(scrolled).toHaveBeenCalledWith('risk-management')
  const all = PANELS.length
  expect(screen.getByRole('button', { name: `Panels (${all}/${all})` })).toBeVisible()
})

it('leads there also where each effect runs twice, as it does in development', () => {
  const page = (
    <StrictMode>
      <DashboardPage />
    </StrictMode>
  )
  renderWithApp(page, { path: '/dashboard#risk-management' })

  expect(heading('Risk Management')).toHaveFocus()
})

it('leads there once more when the same address is followed once more', async () => {
  function Again() {
    const navigate = useNavigate()
    return <button onClick={() => void navigate('/dashboard#risk-management')}>Again</button>
  }
  const { user } = renderWithApp(
    <>
      <DashboardPage />
      <Again />
    </>,
    { path: '/dashboard#risk-management' },
  )
  await user.click(screen.getByText('Again'))

  expect(heading('Risk Management')).toHaveFocus()
})

describe('the panel that the address names', () => {
  function Address() {
    const { pathname, search, hash } = useLocation()
    return <output aria-label="Address">{pathname + search + hash}</output>
  }

  const page = (
    <>
      <DashboardPage />
      <Address />
    </>
  )

  const address = () => screen.getByLabelText('Address').textContent ?? ''

  it('stays hidden on a reload, once it was hidden', async () => {
    const { user, store, unmount } = renderWithApp(page, { path: '/dashboard?seed=42#overview' })
    await user.click(screen.getByLabelText('Hide Overview'))
    expect(address()).toBe('/dashboard?seed=42')

    const path = address()
    unmount()
    renderWithApp(page, { store, path })
    expect(store.get(arrangementAtom).hidden).toEqual(['overview'])
  })

  it('stays collapsed on a reload, once it was collapsed', async () => {
    const { user, store, unmount } = renderWithApp(page, { path: '/dashboard#overview' })
    await user.click(screen.getByLabelText('Options of Overview'))
    await user.click(screen.getByText('Collapse'))

    const path = address()
    unmount()
    renderWithApp(page, { store, path })
    expect(store.get(arrangementAtom).collapsed).toEqual(['overview'])
  })

  it('is still named where it was hidden before, or another is hidden', async () => {
    const store = createStore()
    store.set(hidePanelAtom, 'risk-management')
    const { user } = renderWithApp(page, { store, path: '/dashboard#risk-management' })
    await user.click(screen.getByLabelText('Hide Overview'))

    expect(address()).toBe('/dashboard#risk-management')
    expect(heading('Risk Management')).toBeVisible()
  })

  it('is left for another, hidden one that a link leads to', async () => {
    const store = createStore()
    store.set(hidePanelAtom, 'risk-management')
    const { user } = renderWithApp(
      <>
        {page}
        <Link to="/dashboard#risk-management">Go</Link>
      </>,
      { store, path: '/dashboard#overview' },
    )
    await user.click(screen.getByText('Go'))

    expect(address()).toBe('/dashboard#risk-management')
    expect(heading('Risk Management')).toBeVisible()
  })
})

/** The store of a dashboard of these panels alone. */
function storeOf(order: readonly PanelId[]) {
  const store = createStore()
  const hidden = PANEL_IDS.filter((id) => !order.includes(id))
  store.set(layoutAtom, { order, hidden, wide: [], collapsed: [] })
  return store
}

/** A dashboard of these panels alone, all of them loaded, with a link to one. */
function renderLinked(to: PanelId, order: readonly PanelId[]) {
  const store = storeOf(order)
  const link = `/dashboard#${to}`
  store.set(recordNotificationAtom, { kind: 'info', text: 'It is done.', to: link })
  const view = renderWithApp(
    <>
      <Link to={link}>Go</Link>
      <DashboardPage />
    </>,
    { store },
  )
  viewport.scroll(true)
  return view
}

it('leads who follows a link to the control that the panel is there for', async () => {
  const { user } = renderLinked('custom-strategy-builder', ['custom-strategy-builder'])
  await screen.findByLabelText('Strategy name')
  await user.click(screen.getByText('Go'))

  expect(screen.getByLabelText('Strategy name')).toHaveFocus()
})

it('leaves the focus to who has gone on elsewhere before the control came', async () => {
  const { user } = renderWithApp(
    <>
      <Link to="/dashboard#custom-strategy-builder">Go</Link>
      <DashboardPage />
    </>,
    { store: storeOf(['custom-strategy-builder']) },
  )
  await user.click(screen.getByText('Go'))
  expect(heading('Custom Strategy Builder')).toHaveFocus()
  const elsewhere = screen.getByRole('button', { name: 'Reset layout' })
  act(() => elsewhere.focus())
  viewport.scroll(true)

  expect(await screen.findByLabelText('Strategy name')).toBeVisible()
  expect(elsewhere).toHaveFocus()
})

it('leads who follows a link to the first panel to the cross that hides it', async () => {
  const { user } = renderLinked('overview', ['overview'])
  await user.click(screen.getByText('Go'))

  expect(screen.getByLabelText('Hide Overview')).toHaveFocus()
})

it('leads who follows a link to the heading of a panel to read', async () => {
  const { user } = renderLinked('trader-leaderboard', ['trader-leaderboard'])
  await user.click(screen.getByText('Go'))

  expect(heading('Trader Leaderboard')).toHaveFocus()
})

it('leads who follows a notification to the heading', async () => {
  const panels = ['custom-strategy-builder', 'notification-center'] as const
  const { user } = renderLinked('custom-strategy-builder', panels)
  await screen.findByLabelText('Strategy name')
  await user.click(await screen.findByRole('link', { name: 'Open the page of: It is done.' }))

  expect(heading('Custom Strategy Builder')).toHaveFocus()
})

it('leads nobody who comes back to where they did not wait for', async () => {
  const store = createStore()
  const { user, unmount } = renderWithApp(
    <>
      <Link to="/dashboard#risk-management">Go</Link>
      <DashboardPage />
    </>,
    { store },
  )
  await user.click(screen.getByText('Go'))
  expect(scrolled).toHaveBeenCalledWith('risk-management')
  unmount()
  scrolled.mockClear()

  renderWithApp(<DashboardPage />, { store, path: '/dashboard' })
  expect(scrolled).not.toHaveBeenCalled()
  expect(document.body).toHaveFocus()
})

describe('while something fills the screen', () => {
  /**
   * Fakes full screen, which jsdom lacks, with the innermost element last; leaving is asynchronous, as in a browser.
   */
  function fakeFullscreen(...elements: readonly Element[]) {
    const filling = [...elements]
    let leave = () => {}
    const exitFullscreen = jest.fn(
      () =>
        new Promise<void>((resolve) => {
          leave = () => {
            filling.pop()
            resolve()
          }
        }),
    )
    Object.defineProperty(document, 'fullscreenElement', {
      configurable: true,
      get: () => filling.at(-1) ?? null,
    })
    Object.assign(document, { exitFullscreen })
    return { exitFullscreen, leave: () => act(async () => leave()) }
  }

  const slot = (id: PanelId) => document.querySelector(`[data-panel-id="${id}"]`) as HTMLElement

  afterEach(() => {
    Reflect.deleteProperty(document, 'fullscreenElement')
    Reflect.deleteProperty(document, 'exitFullscreen')
  })

  async function renderBuilder() {
    const panels = ['overview', 'custom-strategy-builder'] as const
    const view = renderLinked('custom-strategy-builder', panels)
    return { ...view, name: await screen.findByLabelText('Strategy name') }
  }

  it('leads to another panel only once that can be seen', async () => {
    const { user, name } = await renderBuilder()
    const { leave } = fakeFullscreen(slot('overview'), screen.getByLabelText('Hide Overview'))
    await user.click(screen.getByText('Go'))
    await leave()
    expect(scrolled).not.toHaveBeenCalled()
    expect(name).not.toHaveFocus()

    await leave()
    expect(name).toHaveFocus()
    expect(scrolled).toHaveBeenCalledWith('custom-strategy-builder')
  })

  it('leads within the panel that fills it, which stays as it is', async () => {
    const { user, name } = await renderBuilder()
    const { exitFullscreen } = fakeFullscreen(slot('custom-strategy-builder'))
    await user.click(screen.getByText('Go'))

    expect(name).toHaveFocus()
    expect(exitFullscreen).not.toHaveBeenCalled()
  })

  it('leads there also where the browser does not leave it', async () => {
    const failure = jest.spyOn(console, 'error').mockImplementation(() => {})
    const { user, name } = await renderBuilder()
    const { exitFullscreen } = fakeFullscreen(slot('overview'))
    exitFullscreen.mockRejectedValue(new TypeError('Not in fullscreen mode'))
    await user.click(screen.getByText('Go'))

    await waitFor(() => expect(name).toHaveFocus())
    expect(failure).toHaveBeenCalledTimes(1)
  })

  it('leads nobody any more who has left the page meanwhile', async () => {
    const { user, unmount } = await renderBuilder()
    const { leave } = fakeFullscreen(slot('overview'))
    await user.click(screen.getByText('Go'))
    unmount()
    await leave()

    expect(scrolled).not.toHaveBeenCalled()
  })
})

it.each(['#gone', '#', '#toString', '#%', ''])('does nothing for the address %s', (hash) => {
  renderWithApp(<DashboardPage />, { path: `/dashboard${hash}` })

  expect(scrolled).not.toHaveBeenCalled()
  expect(document.body).toHaveFocus()
})

it('leads to the ticket when an order of another page waits for it', () => {
  const store = createStore()
  store.set(hidePanelAtom, 'trade-execution')
  store.set(draftOrderInTicketAtom, {
    pair: 'ETH/GBP',
    side: 'buy',
    amount: '2',
    from: 'trading-view',
  })
  renderWithApp(<DashboardPage />, { store, path: '/dashboard#risk-management' })
  expect(heading('Trade Execution')).toBeVisible()
  expect(scrolled).toHaveBeenLastCalledWith('trade-execution')
  // Its control is focused as soon as the panel is loaded.
  expect(heading('Trade Execution')).toHaveFocus()
})

it('is as on the first visit as soon as all data are erased', async () => {
  const { store, user } = renderWithApp(<DashboardPage />)
  await user.click(screen.getByLabelText('Hide Overview'))
  expect(screen.getByRole('button', { name: 'Undo change' })).toHaveAttribute(
    'aria-disabled',
    'false',
  )

  act(() => store.set(eraseDataAtom))
  expect(screen.getAllByRole('heading', { level: 3 }).map((each) => each.textContent)).toEqual(
    PANELS.map(({ id }) => EN(`${id}.title`)),
  )
  expect(screen.getByRole('button', { name: 'Undo change' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  expect(heading('Compliance and Security')).toHaveFocus()
})
