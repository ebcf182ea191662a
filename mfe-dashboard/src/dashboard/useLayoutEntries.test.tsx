import { layoutAtom, notificationsAtom } from '@aldergate/platform'
import { english, fakeViewport, renderWithApp } from '@aldergate/testing'
import { ToastArea } from '@aldergate/ui/ToastArea'
import { act, screen } from '@testing-library/react'
import { createStore } from 'jotai'
import { PANEL_IDS, type PanelId } from '../panels/panel'
import { leadToPanelAtom } from '../layout/lead.atoms'
import DashboardPage from './DashboardPage'

const EN = english(`${__dirname}/..`)

/** Few panels, so that the tests are fast. */
const SHOWN: readonly PanelId[] = [
  'overview',
  'risk-management',
  'trader-leaderboard',
  'ai-insights-1',
]

let viewport: ReturnType<typeof fakeViewport>

beforeEach(() => {
  viewport = fakeViewport()
})

afterEach(() => {
  viewport.remove()
})

function renderDashboard() {
  const store = createStore()
  const hidden = PANEL_IDS.filter((id) => !SHOWN.includes(id))
  store.set(layoutAtom, { order: SHOWN, hidden, wide: [], collapsed: [] })
  const view = renderWithApp(
    <>
      <DashboardPage />
      <ToastArea />
    </>,
    { store },
  )
  const entries = () => view.store.get(notificationsAtom).map(({ text }) => text)

  async function choose(action: string) {
    await view.user.click(screen.getByLabelText('Options of Overview'))
    await view.user.click(screen.getByText(action))
  }

  return { ...view, entries, choose }
}

it('tells of what the menu of a panel changes, without a toast', async () => {
  const { entries, choose, store } = renderDashboard()
  for (const action of ['Move down', 'Wide', 'Compact', 'Collapse', 'Expand']) await choose(action)

  expect(entries()).toEqual([
    'Overview expanded.',
    'Overview collapsed.',
    'Overview made compact.',
    'Overview made wide.',
    'Overview moved to position 2.',
  ])
  expect(store.get(notificationsAtom)).toContainEqual(expect.objectContaining({ kind: 'layout' }))
  expect(screen.queryByText('Overview expanded.')).not.toBeInTheDocument()
})

it('tells where a panel is that was moved step by step, not of each step', async () => {
  const { entries, choose, user } = renderDashboard()
  for (let step = 0; step < 2; step += 1) await choose('Move down')
  act(() => screen.getByLabelText('Move Overview').focus())
  await user.keyboard(' {End}{Enter}')
  await choose('Wide')
  await choose('Move up')

  expect(entries()).toEqual([
    'Overview moved to position 3.',
    'Overview made wide.',
    'Overview moved to position 4.',
  ])
})

it('says nothing of a panel that was put down where it was', async () => {
  const { entries, user } = renderDashboard()
  act(() => screen.getByLabelText('Move Overview').focus())
  await user.keyboard(' {End}{Home}{Enter}')

  expect(entries()).toEqual([])
})

it('tells that a hidden panel is shown again, whatever brought it back', async () => {
  const { entries, store, user } = renderDashboard()
  await user.click(screen.getByLabelText('Hide Overview'))
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(entries()).toEqual(['Overview shown.', 'Overview hidden.'])

  await user.click(screen.getByLabelText('Hide Risk Management'))
  act(() => store.set(leadToPanelAtom, 'risk-management'))
  expect(entries()[0]).toBe('Risk Management shown.')
})

it('tells of what is taken back, by the button, by the keys and by the toast', async () => {
  const { entries, user } = renderDashboard()
  await user.click(screen.getByLabelText('Hide Overview'))
  await user.click(screen.getByRole('button', { name: 'Undo change' }))
  expect(entries()[0]).toBe(EN('layoutUndone'))

  await user.click(screen.getByLabelText('Hide Overview'))
  await user.keyboard('{Control>}z{/Control}')
  expect(entries()[0]).toBe(EN('layoutUndone'))

  await user.click(screen.getByLabelText('Hide Overview'))
  await user.click(screen.getByRole('button', { name: 'Reset layout' }))
  const undo = await screen.findAllByRole('button', { name: 'Undo' })
  await user.click(undo.at(-1) as HTMLElement)
  expect(entries()[0]).toBe(EN('layoutUndone'))
})
