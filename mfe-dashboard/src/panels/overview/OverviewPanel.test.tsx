import { notificationsAtom } from '@aldergate/platform'
import { advance, english, renderWithApp } from '@aldergate/testing'
import { color } from '@aldergate/ui'
import { ToastArea } from '@aldergate/ui/ToastArea'
import { screen, within } from '@testing-library/react'
import { createStore } from 'jotai'
import { ACCOUNT_FACTS } from './overview.data'
import { OverviewPanel } from './OverviewPanel'

const EN = english(__dirname)

function renderWithToasts() {
  return renderWithApp(
    <>
      <OverviewPanel />
      <ToastArea />
    </>,
  )
}

function figure(name: string) {
  return within(screen.getByRole('group', { name }))
}

beforeEach(() => {
  jest.useFakeTimers()
})

afterEach(() => {
  jest.restoreAllMocks()
  jest.useRealTimers()
})

it('opens with the specified figures', () => {
  renderWithApp(<OverviewPanel />)

  expect(figure('Portfolio value').getByText('£50,000.00')).toBeInTheDocument()
  expect(figure('Profit/loss').getByText('+£5,000.00')).toBeInTheDocument()
  expect(figure('Profit/loss').getByText('▲')).toBeInTheDocument()
  expect(figure('Open trades').getByText('15')).toBeInTheDocument()
  expect(figure('Closed trades in 24h').getByText('35')).toBeInTheDocument()
})

it('shows a profit in the colour of what rises', () => {
  renderWithApp(<OverviewPanel />)

  expect(figure('Profit/loss').getByText('+£5,000.00')).toHaveStyle({ color: color.up })
})

it('moves the figures every three seconds and says by how much since open', () => {
  renderWithApp(<OverviewPanel />)
  advance(2_999)
  expect(figure('Portfolio value').getByText('£50,000.00')).toBeInTheDocument()

  advance(60_000)
  expect(figure('Portfolio value').queryByText('£50,000.00')).not.toBeInTheDocument()
  expect(figure('Open trades').getByText(/^−\d+$/)).toBeInTheDocument()
  expect(figure('Closed trades in 24h').getByText(/^\+\d+$/)).toBeInTheDocument()
  expect(screen.getByRole('img', { name: 'Open trades, last minute' })).toBeInTheDocument()
})

it('shows the fixed values and says that they are a sample', () => {
  renderWithApp(<OverviewPanel />)
  const facts = within(screen.getByRole('region', { name: 'Account' }))

  expect(facts.getByText('Sample')).toBeInTheDocument()
  for (const { label, value } of ACCOUNT_FACTS) {
    expect(facts.getByText(EN(label)).nextElementSibling).toHaveTextContent(EN(value))
  }
})

it('wraps the name of a fixed value that has no room, rather than cutting it', () => {
  renderWithApp(<OverviewPanel />)

  for (const { label } of ACCOUNT_FACTS) {
    expect(screen.getByText(EN(label))).not.toHaveStyle({ overflow: 'hidden' })
    expect(screen.getByText(EN(label))).not.toHaveStyle({ whiteSpace: 'nowrap' })
  }
})

it('dismisses alerts one by one, and the focus stays with them', async () => {
  const { user } = renderWithToasts()
  expect(screen.getByText('Low liquidity for ADA/GBP').parentElement).toHaveTextContent('Warning')

  await user.click(screen.getByRole('button', { name: 'Dismiss: Low liquidity for ADA/GBP' }))
  expect(screen.queryByText('Low liquidity for ADA/GBP')).not.toBeInTheDocument()
  expect(screen.getByText('Account verification pending')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: /^Dismiss: Account/ })).toHaveFocus()

  await user.click(screen.getByRole('button', { name: 'Dismiss: Account verification pending' }))
  expect(screen.getByText('No open alerts.')).toBeInTheDocument()
  expect(screen.getByRole('group', { name: 'Account alerts' })).toHaveFocus()
})

it('puts a dismissed alert back in its place by Undo', async () => {
  const { user } = renderWithToasts()
  const alerts = within(screen.getByRole('group', { name: 'Account alerts' }))
  const before = alerts.getAllByRole('listitem').map(({ textContent }) => textContent)
  await user.click(screen.getByRole('button', { name: 'Dismiss: Low liquidity for ADA/GBP' }))
  expect(await screen.findByText('Alert dismissed: Low liquidity for ADA/GBP')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Undo' }))

  expect(alerts.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(before)
})

it.each([
  [
    'View Details',
    'Portfolio value £50,000.00, profit/loss +£5,000.00, 15 open trades, 35 closed in 24h.',
    '/portfolio',
  ],
  ['Generate Report', EN('generateReportAlert'), '/dashboard#customisable-reports'],
  ['Manage Risk', EN('manageRiskAlert'), '/dashboard#risk-management'],
])('%s only shows an alert, which is then a notification that leads on', async (name, text, to) => {
  const alert = jest.spyOn(window, 'alert').mockImplementation(() => {})
  const store = createStore()
  const { user } = renderWithApp(<OverviewPanel />, { store })

  await user.click(screen.getByRole('button', { name }))

  expect(alert.mock.calls).toEqual([[text]])
  expect(store.get(notificationsAtom)).toMatchObject([{ title: name, text, to, kind: 'alert' }])
})

it('leaves no timer when it is hidden', () => {
  const { unmount } = renderWithApp(<OverviewPanel />)
  advance(3_000)

  unmount()
  expect(jest.getTimerCount()).toBe(0)
})
