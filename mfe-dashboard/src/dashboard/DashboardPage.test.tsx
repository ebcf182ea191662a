import { renderWithApp } from '@aldergate/shared/testing'
import { Toaster } from '@aldergate/shared/ui/Toaster'
import { act, configure, screen, within } from '@testing-library/react'
import Sortable from 'sortablejs'
import { PANELS } from '../panels/panels'
import DashboardPage from './DashboardPage'

// A busy machine needs longer than the usual second for four panels.
configure({ asyncUtilTimeout: 4_000 })

// The first load of a panel compiles it, which takes longer than a test waits.
beforeAll(async () => {
  for (const { load } of PANELS) await load()
})

function renderDashboard() {
  return renderWithApp(
    <>
      <DashboardPage />
      <Toaster />
    </>,
  )
}

function panelTitles() {
  return screen.queryAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)
}

const ALL = [
  'Overview',
  'Live Market Feed: Crypto',
  'Live Market Feed: Forex',
  'Live Market Feed: Global',
]

it('shows every panel in the default order, each with its content', async () => {
  renderDashboard()

  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Our Dashboard')
  expect(panelTitles()).toEqual(ALL)
  expect(await screen.findByText('Win/loss ratio')).toBeInTheDocument()
  expect(await screen.findByText('BTC/GBP')).toBeInTheDocument()
})

it('hides a panel, leaves the focus on the next one, and brings the panel back by Undo', async () => {
  const { user } = renderDashboard()

  await user.click(screen.getByLabelText('Hide Live Market Feed: Crypto'))
  expect(panelTitles()).toEqual([ALL[0], ALL[2], ALL[3]])
  expect(screen.getByRole('button', { name: 'Panels (3/4)' })).toBeInTheDocument()
  expect(screen.getByLabelText('Move Live Market Feed: Forex')).toHaveFocus()

  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(panelTitles()).toEqual(ALL)
})

it('finds panels in the drawer and switches them off and on', async () => {
  const { user } = renderDashboard()
  await user.click(screen.getByRole('button', { name: 'Panels (4/4)' }))
  const drawer = within(screen.getByRole('dialog', { name: 'Panels' }))

  await user.type(drawer.getByRole('searchbox', { name: 'Search panels' }), 'FOREX')
  expect(drawer.getByText('1 panel')).toBeInTheDocument()
  expect(drawer.getAllByRole('switch')).toHaveLength(1)

  const forex = drawer.getByRole('switch', { name: 'Live Market Feed: Forex' })
  await user.click(forex)
  expect(forex).not.toBeChecked()
  expect(panelTitles()).not.toContain('Live Market Feed: Forex')

  await user.click(forex)
  expect(panelTitles()).toEqual(ALL)

  await user.type(drawer.getByRole('searchbox'), 'zzz')
  expect(drawer.getByText('No panel matches “FOREXzzz”.')).toBeInTheDocument()
  await user.click(drawer.getByRole('button', { name: 'Clear search' }))
  expect(drawer.getAllByRole('switch')).toHaveLength(4)
})

it('moves a panel by its menu, says where it is, and keeps the focus', async () => {
  const { user } = renderDashboard()
  const options = () => screen.getByLabelText('Options of Live Market Feed: Crypto')

  await user.click(options())
  await user.click(screen.getByText('Move down'))
  expect(panelTitles()).toEqual([ALL[0], ALL[2], ALL[1], ALL[3]])
  expect(screen.getByText('Live Market Feed: Crypto, position 3 of 4')).toBeInTheDocument()
  expect(options()).toHaveFocus()

  await user.click(options())
  await user.click(screen.getByText('Move to top'))
  expect(panelTitles()[0]).toBe('Live Market Feed: Crypto')
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
  expect(screen.getByText('Overview, position 2 of 4')).toBeInTheDocument()
  expect(panelTitles()).toEqual(ALL)

  await user.keyboard('{End}{ArrowUp}{Enter}')
  expect(panelTitles()).toEqual([ALL[1], ALL[2], ALL[0], ALL[3]])
  expect(screen.getByText('Overview, position 3 of 4')).toBeInTheDocument()
  expect(screen.getByLabelText('Move Overview')).toHaveFocus()
})

it('moves nothing when a grabbed panel is let go with Escape or left', async () => {
  const { user } = renderDashboard()
  act(() => screen.getByLabelText('Move Overview').focus())

  await user.keyboard('{Enter}{End}{Escape}')
  expect(panelTitles()).toEqual(ALL)
  expect(screen.getByText('Move cancelled. Overview, position 1 of 4')).toBeInTheDocument()

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

it('offers to show all panels when all are hidden', async () => {
  const { user } = renderDashboard()
  for (const title of ALL) await user.click(screen.getByLabelText(`Hide ${title}`))
  expect(panelTitles()).toEqual([])

  await user.click(screen.getByRole('button', { name: 'Show all panels' }))
  expect(panelTitles()).toEqual(ALL)
})

it('lets go of the grid when it is left', () => {
  const { container, unmount } = renderDashboard()
  const grid = container.querySelector<HTMLElement>('[data-panel-id]')?.parentElement
  if (!grid) throw new Error('No grid is rendered.')
  expect(Sortable.get(grid)).toBeDefined()

  unmount()
  expect(Sortable.get(grid)).toBeFalsy()
})

it('leaves no timer when it is left', async () => {
  jest.useFakeTimers()
  const { unmount } = renderWithApp(<DashboardPage />)
  await screen.findByText('Win/loss ratio')
  await screen.findByText('BTC/GBP')

  unmount()
  expect(jest.getTimerCount()).toBe(0)
  jest.useRealTimers()
})
