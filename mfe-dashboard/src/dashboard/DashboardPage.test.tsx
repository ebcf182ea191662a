import { feedPausedAtom } from '@aldergate/market/state'
import { layoutAtom, notificationsAtom } from '@aldergate/platform'
import { english, fakeViewport, type RenderOptions, renderWithApp } from '@aldergate/testing'
import { ToastArea } from '@aldergate/ui/ToastArea'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { createStore } from 'jotai'
import Sortable from 'sortablejs'
import { PANEL_IDS } from '../panels/panel'
import { isCarryingAtom } from './carry.atoms'
import DashboardPage from './DashboardPage'

const EN = english(`${__dirname}/..`)

const ALL = PANEL_IDS.map((id) => EN(`${id}.title`))
const [FIRST, SECOND, THIRD] = ALL

/** Nothing is near the screen, so that a test of the grid need not load every panel. */
let viewport: ReturnType<typeof fakeViewport>

beforeEach(() => {
  viewport = fakeViewport()
})

afterEach(() => {
  viewport.remove()
  jest.restoreAllMocks()
})

function renderDashboard(options: RenderOptions = {}) {
  return renderWithApp(
    <>
      <DashboardPage />
      <ToastArea />
    </>,
    options,
  )
}

function panelTitles() {
  return screen.queryAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)
}

/** The button that opens the drawer says how many panels are shown, and of how many. */
function panelsButton(shown: number) {
  return screen.getByRole('button', { name: `Panels (${shown}/${ALL.length})` })
}

it('pauses the feed until it is resumed, or the page is left', async () => {
  const { user, store, unmount } = renderDashboard()
  await user.click(screen.getByRole('button', { name: 'Pause feed' }))
  expect(store.get(feedPausedAtom)).toBe(true)
  await user.click(screen.getByRole('button', { name: 'Resume feed' }))
  expect(store.get(feedPausedAtom)).toBe(false)

  await user.click(screen.getByRole('button', { name: 'Pause feed' }))
  unmount()
  expect(store.get(feedPausedAtom)).toBe(false)
})

it('shows every panel in the default order, and loads none that is far from the screen', () => {
  renderDashboard()

  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Our Dashboard')
  expect(screen.getByText(EN('intro'))).toBeVisible()
  expect(panelTitles()).toEqual(ALL)
  expect(screen.queryByText('Win/loss ratio')).not.toBeInTheDocument()
})

it('hides a panel, leaves the focus on the next one, and brings the panel back by Undo', async () => {
  const { user } = renderDashboard()

  await user.click(screen.getByLabelText(`Hide ${SECOND}`))
  expect(panelTitles()).toEqual(ALL.filter((title) => title !== SECOND))
  expect(panelsButton(ALL.length - 1)).toBeInTheDocument()
  expect(screen.getByLabelText(`Move ${THIRD}`)).toHaveFocus()

  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(panelTitles()).toEqual(ALL)
})

it('brings hidden panels back to their places, in whichever order that is asked for', async () => {
  const { user } = renderDashboard()
  for (const title of [FIRST, SECOND]) await user.click(screen.getByLabelText(`Hide ${title}`))
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'Undo' })).toHaveLength(2))

  for (const undo of screen.getAllByRole('button', { name: 'Undo' })) await user.click(undo)
  expect(panelTitles()).toEqual(ALL)
})

it('tells of each change of the layout once, wherever it was asked for', async () => {
  const { user, store } = renderDashboard()

  await user.click(screen.getByLabelText(`Hide ${FIRST}`))
  await user.click(panelsButton(ALL.length - 1))
  await user.click(await screen.findByRole('switch', { name: SECOND }))
  await user.click(
    within(screen.getByRole('dialog', { name: 'Panels' })).getByRole('button', { name: 'Close' }),
  )
  await user.click(screen.getByRole('button', { name: 'Reset layout' }))

  expect(store.get(notificationsAtom)).toMatchObject([
    { kind: 'layout', text: EN('layoutReset') },
    { kind: 'layout', text: `${SECOND} hidden.` },
    { kind: 'layout', text: `${FIRST} hidden.` },
  ])
})

it('finds panels in the drawer and switches them off and on', async () => {
  const { user } = renderDashboard()
  await user.click(panelsButton(ALL.length))
  const drawer = within(screen.getByRole('dialog', { name: 'Panels' }))

  await user.type(await drawer.findByRole('searchbox', { name: 'Search panels' }), 'FEED: FOREX')
  expect(drawer.getByText('1 panel')).toBeInTheDocument()
  expect(drawer.getAllByRole('switch')).toHaveLength(1)

  const forex = drawer.getByRole('switch', { name: 'Live Market Feed: Forex' })
  await user.click(forex)
  expect(forex).not.toBeChecked()
  expect(panelTitles()).not.toContain('Live Market Feed: Forex')

  await user.click(forex)
  expect(panelTitles()).toEqual(ALL)

  await user.type(drawer.getByRole('searchbox'), 'zzz')
  expect(drawer.getByText('No panel matches “FEED: FOREXzzz”.')).toBeInTheDocument()
  await user.click(drawer.getByRole('button', { name: 'Clear search' }))
  expect(drawer.getAllByRole('switch')).toHaveLength(ALL.length)
})

it('finds panels by what traders call them, in their language', async () => {
  const { user } = renderDashboard({ settings: { language: 'es' } })
  await user.click(screen.getByRole('button', { name: /Paneles/ }))
  await user.type(await screen.findByRole('searchbox'), 'impuestos')

  expect(screen.getByRole('switch')).toHaveAccessibleName('Informes a medida')
})

it.each(['shown', 'hidden'])('leads from the drawer to a panel that is %s', async (state) => {
  const { user } = renderDashboard()
  if (state === 'hidden') await user.click(screen.getByLabelText(`Hide ${SECOND}`))
  await user.click(screen.getByRole('button', { name: /^Panels/ }))
  await user.type(await screen.findByRole('searchbox'), 'ticket')
  await user.click(screen.getByRole('button', { name: `Go to ${SECOND}` }))

  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(screen.getByRole('heading', { level: 3, name: SECOND })).toHaveFocus()
})

it('moves a panel by its menu, says where it is, and keeps the focus', async () => {
  const { user } = renderDashboard()
  const options = () => screen.getByLabelText(`Options of ${SECOND}`)

  await user.click(options())
  await user.click(screen.getByText('Move down'))
  expect(panelTitles().slice(0, 3)).toEqual([FIRST, THIRD, SECOND])
  expect(screen.getByText(`${SECOND}, position 3 of ${ALL.length}`)).toBeInTheDocument()
  expect(options()).toHaveFocus()

  await user.click(options())
  await user.click(screen.getByText('Move to top'))
  expect(panelTitles()[0]).toBe(SECOND)
})

it('offers only what is possible in the menu, and closes it with Escape', async () => {
  const { user } = renderDashboard()
  const options = screen.getByLabelText('Options of Overview')

  await user.click(options)
  expect(options).toHaveAttribute('aria-expanded', 'true')
  expect(screen.getByText('Move up')).toBeDisabled()
  expect(screen.getByText('Move down')).toBeEnabled()

  await user.keyboard('{Escape}')
  expect(screen.queryByText('Move up')).not.toBeInTheDocument()
  expect(options).toHaveFocus()
})

it('moves a panel by keys: grab, carry, drop', async () => {
  const { user } = renderDashboard()
  const handle = screen.getByLabelText('Move Overview')
  act(() => handle.focus())

  await user.keyboard(' {ArrowRight}')
  expect(handle).toHaveAttribute('aria-pressed', 'true')
  expect(screen.getByText(`Overview, position 2 of ${ALL.length}`)).toBeInTheDocument()
  expect(panelTitles()).toEqual(ALL)

  await user.keyboard('{End}{ArrowUp}{Enter}')
  expect(panelTitles().at(-2)).toBe(FIRST)
  expect(
    screen.getByText(`Dropped. Overview, position ${ALL.length - 1} of ${ALL.length}`),
  ).toBeInTheDocument()
  expect(screen.getByLabelText('Move Overview')).toHaveFocus()
})

it('does not say at the next visit where a panel was put at this one', async () => {
  const store = createStore()
  const { user, unmount } = renderWithApp(<DashboardPage />, { store })
  act(() => screen.getByLabelText('Move Overview').focus())
  await user.keyboard(' {ArrowRight}{Enter}')
  expect(screen.getByText(/^Dropped/)).toBeInTheDocument()
  unmount()

  renderWithApp(<DashboardPage />, { store })
  expect(screen.queryByText(/^Dropped/)).not.toBeInTheDocument()
})

it.each([' ', 'Enter'])('grabs a panel once, however long the key "%s" is held', (key) => {
  renderDashboard()
  const handle = screen.getByLabelText('Move Overview')
  act(() => handle.focus())

  fireEvent.keyDown(handle, { key })
  // A browser would scroll, or click.
  expect(fireEvent.keyDown(handle, { key, repeat: true })).toBe(false)
  expect(handle).toHaveAttribute('aria-pressed', 'true')
})

it('moves nothing when a grabbed panel is let go with Escape or left', async () => {
  const { user } = renderDashboard()
  act(() => screen.getByLabelText('Move Overview').focus())

  await user.keyboard('{Enter}{End}{Escape}')
  expect(panelTitles()).toEqual(ALL)
  expect(
    screen.getByText(`Move cancelled. Overview, position 1 of ${ALL.length}`),
  ).toBeInTheDocument()

  await user.keyboard('{Enter}{End}{Tab}')
  expect(panelTitles()).toEqual(ALL)
  expect(screen.getByLabelText('Move Overview')).toHaveAttribute('aria-pressed', 'false')
})

it('resets the layout, and takes the reset back by Undo', async () => {
  const { user } = renderDashboard()
  await user.click(screen.getByLabelText('Hide Overview'))
  await user.click(screen.getByRole('button', { name: 'Reset layout' }))
  expect(panelTitles()).toEqual(ALL)

  const undo = await screen.findAllByRole('button', { name: 'Undo' })
  await user.click(undo.at(-1) as HTMLElement)
  expect(panelTitles()).toEqual(ALL.slice(1))
})

it('gives back the very layout that was reset', async () => {
  const { user, store } = renderDashboard()
  await user.click(screen.getByLabelText('Hide Overview'))
  const before = store.get(layoutAtom)
  await user.click(screen.getByRole('button', { name: 'Reset layout' }))

  const undo = await screen.findAllByRole('button', { name: 'Undo' })
  await user.click(undo.at(-1) as HTMLElement)
  expect(store.get(layoutAtom)).toBe(before)
})

it('offers no Undo for a reset that has changed nothing', async () => {
  const { user } = renderDashboard()
  await user.click(screen.getByRole('button', { name: 'Reset layout' }))

  expect(await screen.findByText(EN('layoutReset'))).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument()
})

it('offers to show all panels when all are hidden, where the focus is then', async () => {
  const { user } = renderDashboard()
  for (const title of ALL) act(() => screen.getByLabelText(`Hide ${title}`).click())
  expect(panelTitles()).toEqual([])

  const showAll = screen.getByRole('button', { name: 'Show all panels' })
  expect(showAll).toHaveFocus()
  await user.click(showAll)
  expect(panelTitles()).toEqual(ALL)
})

it('shows all panels as they were arranged, and takes that back by Undo', async () => {
  const store = createStore()
  const order = ['payment-billing', 'overview'] as const
  const hidden = PANEL_IDS.filter((id) => id !== 'payment-billing' && id !== 'overview')
  store.set(layoutAtom, { order, hidden, wide: [], collapsed: ['overview'] })
  const { user } = renderDashboard({ store })
  for (const id of order) await user.click(screen.getByLabelText(`Hide ${EN(`${id}.title`)}`))

  await user.click(screen.getByRole('button', { name: 'Show all panels' }))
  expect(panelTitles()).toEqual([ALL.at(-1), ...ALL.slice(0, -1)])
  expect(store.get(layoutAtom)?.collapsed).toEqual(['overview'])

  expect(await screen.findByText(EN('allShown'))).toBeInTheDocument()
  await user.click(screen.getAllByRole('button', { name: 'Undo' }).at(-1) as HTMLElement)
  expect(panelTitles()).toEqual([])
})

it.each(['by its switch', 'by its link'])(
  'brings a hidden panel back from the drawer to where it stood, %s',
  async (way) => {
    const { user } = renderDashboard()
    act(() => screen.getByLabelText(`Move ${FIRST}`).focus())
    await user.keyboard(' {End}{Enter}')
    await user.click(screen.getByLabelText(`Hide ${FIRST}`))

    await user.click(panelsButton(ALL.length - 1))
    const control =
      way === 'by its switch'
        ? await screen.findByRole('switch', { name: FIRST })
        : await screen.findByRole('button', { name: `Go to ${FIRST}` })
    await user.click(control)
    expect(panelTitles().at(-1)).toBe(FIRST)
  },
)

it('lets go of the grid when it is left', async () => {
  const { container, unmount } = renderDashboard()
  const grid = container.querySelector<HTMLElement>('[data-panel-id]')?.parentElement
  if (!grid) throw new Error('No grid is rendered.')
  await waitFor(() => expect(Sortable.get(grid)).toBeDefined())

  unmount()
  expect(Sortable.get(grid)).toBeFalsy()
})

it('takes changes back one by one, by the button and by the keys', async () => {
  const { user } = renderDashboard()
  const undo = screen.getByRole('button', { name: 'Undo change' })
  expect(undo).toHaveAttribute('aria-disabled', 'true')

  await user.click(screen.getByLabelText(`Hide ${FIRST}`))
  await user.click(screen.getByLabelText(`Hide ${SECOND}`))
  await user.keyboard('{Control>}z{/Control}')
  expect(panelTitles()).toEqual(ALL.slice(1))
  await user.click(undo)
  expect(panelTitles()).toEqual(ALL)
  expect(undo).toHaveAttribute('aria-disabled', 'true')
})

it('takes back by the keys what is left once a toast has taken the newest change back', async () => {
  const { user } = renderDashboard()
  await user.click(screen.getByLabelText(`Hide ${FIRST}`))
  await user.click(screen.getByLabelText(`Hide ${SECOND}`))
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'Undo' })).toHaveLength(2))

  await user.click(screen.getAllByRole('button', { name: 'Undo' }).at(-1) as HTMLElement)
  expect(panelTitles()).toEqual(ALL.slice(1))
  await user.keyboard('{Control>}z{/Control}')
  expect(panelTitles()).toEqual(ALL)
  expect(screen.getByRole('button', { name: 'Undo change' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
})

it('has nothing left to take back after a toast has taken back the only change', async () => {
  const { user } = renderDashboard()
  const undo = screen.getByRole('button', { name: 'Undo change' })
  await user.click(screen.getByLabelText(`Hide ${FIRST}`))
  await user.click(await screen.findByRole('button', { name: 'Undo' }))

  expect(panelTitles()).toEqual(ALL)
  expect(undo).toHaveAttribute('aria-disabled', 'true')
})

it('takes a reset back once, whether the keys do it or its toast', async () => {
  const { user } = renderDashboard()
  await user.click(screen.getByLabelText(`Hide ${FIRST}`))
  await user.click(screen.getByRole('button', { name: 'Reset layout' }))
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'Undo' })).toHaveLength(2))

  await user.keyboard('{Control>}z{/Control}')
  await user.click(screen.getAllByRole('button', { name: 'Undo' }).at(-1) as HTMLElement)
  expect(panelTitles()).toEqual(ALL.slice(1))
  await user.keyboard('{Control>}z{/Control}')
  expect(panelTitles()).toEqual(ALL)
})

it('takes changes back by the keys while a switch of the drawer has the focus', async () => {
  const { user } = renderDashboard()
  await user.click(panelsButton(ALL.length))
  const first = await screen.findByRole('switch', { name: FIRST })
  await user.click(first)
  expect(panelTitles()).toEqual(ALL.slice(1))
  expect(first).toHaveFocus()

  await user.keyboard('{Control>}z{/Control}')
  expect(panelTitles()).toEqual(ALL)
})

it('leaves the keys to a field while the trader is typing', async () => {
  const { user } = renderDashboard()
  await user.click(screen.getByLabelText(`Hide ${FIRST}`))
  await user.click(panelsButton(ALL.length - 1))
  await user.type(await screen.findByRole('searchbox', { name: 'Search panels' }), 'risk')

  await user.keyboard('{Control>}z{/Control}')
  expect(panelTitles()).toEqual(ALL.slice(1))
})

/** Hides the panel and shows it again by the drawer, so that Ctrl+Z hides it. */
async function showAgain(user: ReturnType<typeof renderDashboard>['user'], title = '') {
  await user.click(screen.getByLabelText(`Hide ${title}`))
  await showByDrawer(user, title)
}

async function showByDrawer(user: ReturnType<typeof renderDashboard>['user'], title = '') {
  await user.click(panelsButton(ALL.length - 1))
  const drawer = within(screen.getByRole('dialog', { name: 'Panels' }))
  await user.click(await drawer.findByRole('switch', { name: title }))
  await user.click(drawer.getByRole('button', { name: 'Close' }))
}

it.each([
  ['the next one', SECOND, THIRD],
  ['the one before, from the last', ALL.at(-1), ALL.at(-2)],
])('hands the focus of a panel that the keys take away to %s', async (_name, title, neighbour) => {
  const { user } = renderDashboard()
  await showAgain(user, title)
  act(() => screen.getByLabelText(`Options of ${title}`).focus())

  await user.keyboard('{Control>}z{/Control}')
  expect(panelTitles()).not.toContain(title)
  expect(screen.getByLabelText(`Move ${neighbour}`)).toHaveFocus()
})

it('lets go of a grabbed panel that the keys take away', async () => {
  const { user, store } = renderDashboard()
  await showAgain(user, SECOND)
  act(() => screen.getByLabelText(`Move ${SECOND}`).focus())

  await user.keyboard(' {End}{Control>}z{/Control}')
  expect(panelTitles()).not.toContain(SECOND)
  expect(store.get(isCarryingAtom)).toBe(false)
  await showByDrawer(user, SECOND)
  expect(screen.getByLabelText(`Move ${SECOND}`)).toHaveAttribute('aria-pressed', 'false')
})

it('leaves the focus on the button when nothing is left to take back', async () => {
  const { user } = renderDashboard()
  await user.click(screen.getByLabelText(`Hide ${FIRST}`))
  const undo = screen.getByRole('button', { name: 'Undo change' })
  act(() => undo.focus())
  await user.keyboard('{Enter}{Enter}')

  expect(panelTitles()).toEqual(ALL)
  // A disabled button keeps the focus in jsdom, but not in a browser.
  expect(undo).toBeEnabled()
  expect(undo).toHaveFocus()
})

it('is not disturbed by a key without a name, which a browser tells of as it fills in a field', () => {
  const failures = jest.fn((event: ErrorEvent) => event.preventDefault())
  window.addEventListener('error', failures)
  renderDashboard()
  document.body.dispatchEvent(new Event('keydown', { bubbles: true }))

  expect(failures).not.toHaveBeenCalled()
  window.removeEventListener('error', failures)
})

it('makes a panel wide or compact, collapses it and says where its data come from', async () => {
  const { user } = renderDashboard()
  const options = () => screen.getByLabelText('Options of Overview')

  for (const [one, other] of [
    ['Wide', 'Compact'],
    ['Collapse', 'Expand'],
  ] as const) {
    await user.click(options())
    await user.click(screen.getByText(one))
    await user.click(options())
    expect(screen.getByText(other)).toBeEnabled()
    await user.keyboard('{Escape}')
  }

  await user.click(options())
  await user.click(screen.getByText('About this data'))
  expect(screen.getByRole('dialog', { name: 'Overview' })).toHaveTextContent('The sample account')
})

it('takes a layout from a file, and refuses any other file without changing anything', async () => {
  const { user } = renderDashboard()
  await user.click(panelsButton(ALL.length))
  const input = await screen.findByLabelText<HTMLInputElement>('Layout file')
  const file = (text: string) => new File([text], 'layout.json', { type: 'application/json' })

  await user.upload(input, file('{"order":[]}'))
  expect(await screen.findByText(/contains no dashboard layout/)).toBeInTheDocument()
  expect(panelTitles()).toEqual(ALL)

  const layout = { order: ['payment-billing', 'gone'], hidden: ['overview'], wide: [] }
  const text = JSON.stringify({ format: 'aldergate-dashboard-layout', version: 1, layout })
  await user.upload(input, file(text))
  await screen.findByText('Layout imported.')
  expect(panelTitles()).toHaveLength(ALL.length - 1)
  expect(panelTitles()[0]).toBe('Payment and Billing')
  expect(panelTitles()).not.toContain(FIRST)
})

it('leaves no timer, no observer and no listener when it is left', () => {
  jest.useFakeTimers()
  const { unmount } = renderWithApp(<DashboardPage />)
  expect(viewport.observers()).toBeGreaterThan(0)

  unmount()
  expect(jest.getTimerCount()).toBe(0)
  expect(viewport.observers()).toBe(0)
  jest.useRealTimers()
})
