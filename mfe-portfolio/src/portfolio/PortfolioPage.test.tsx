import { advance, fakeViewport, type RenderOptions, renderWithApp } from '@aldergate/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import PortfolioPage from './PortfolioPage'

const NOW = Date.UTC(2026, 5, 15, 12, 30)

let viewport: ReturnType<typeof fakeViewport>

beforeEach(() => {
  jest.useFakeTimers({ now: NOW })
  // Far from the screen the library of the bars and the radar is not loaded: the journeys draw them.
  viewport = fakeViewport()
})

afterEach(() => {
  viewport.remove()
  jest.useRealTimers()
})

function card(label: string) {
  return screen.getByRole('group', { name: label })
}

function shownIn(label: string): string {
  return card(label).textContent?.match(/[+−]?£[\d,.]+/)?.[0] ?? `no amount in ${label}`
}

/** The page once the account's past has been valued. */
function renderPage(options?: RenderOptions) {
  const view = renderWithApp(<PortfolioPage />, options)
  advance(10)
  return view
}

it('opens on the week, from its own prices of a week ago, tagged as simulated', async () => {
  renderWithApp(<PortfolioPage />)
  expect(card('Change over the week')).toHaveTextContent(/–Calculating…$/)
  expect(card('Total Value')).toHaveTextContent(/£\d/)

  advance(10)
  expect(screen.getByRole('heading', { level: 1, name: 'Your Portfolio' })).toBeVisible()
  expect(screen.getByRole('region', { name: 'Live tickers' })).toBeVisible()
  expect(screen.getByRole('tab', { name: 'Week' })).toHaveAttribute('aria-selected', 'true')
  const panel = within(screen.getByRole('tabpanel', { name: 'Week' }))
  expect(panel.getByRole('group', { name: 'Change over the week' })).toHaveTextContent(
    /[+−]£[\d,.]+.*%From the prices of 8 Jun 2026, 12:30; excludes deposits of £0\.00$/,
  )
  expect(card('24h Change')).toHaveTextContent(/[+−]£\d.*%/)
  expect(screen.getAllByText('Simulated data').length).toBeGreaterThan(0)
  expect(screen.getAllByText('0 s ago').length).toBeGreaterThan(0)

  const before = card('Total Value').textContent
  advance(3_000)
  expect(card('Total Value').textContent).not.toBe(before)
})

it('shows the change of the day, and of each longer time where its tab is chosen', async () => {
  const { user } = renderPage()

  await user.click(screen.getByRole('tab', { name: 'Day' }))
  expect(card('24h Change')).toHaveTextContent(shownIn('Change over the day'))

  const shown = new Set([shownIn('Change over the day')])
  for (const [tab, span] of [
    ['Month', 'over the month'],
    ['All', 'since inception'],
  ]) {
    await user.click(screen.getByRole('tab', { name: tab ?? '' }))
    await waitFor(() => expect(card(`Change ${span}`)).not.toHaveTextContent('Calculating'))
    shown.add(shownIn(`Change ${span}`))
  }
  expect(shown.size).toBe(3)
  expect(card('Change since inception')).toHaveTextContent('From the prices of 2 Jan 2025, 00:00')
})

it('offers days of one’s own after the five spans, which drive cards, chart and metrics as they do', async () => {
  const { user } = renderPage()
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'Day',
    'Week',
    'Month',
    'Year',
    'All',
    'Custom',
  ])

  await user.click(screen.getByRole('tab', { name: 'Custom' }))
  const panel = within(screen.getByRole('tabpanel', { name: 'Custom' }))
  fireEvent.change(await panel.findByLabelText('From'), { target: { value: '2026-05-01' } })
  await waitFor(() =>
    expect(card('Change over the period')).toHaveTextContent(
      'From the prices of 1 May 2026, 00:00',
    ),
  )
  expect(
    panel.getByRole('slider', { name: 'Performance of the portfolio: Custom' }),
  ).toBeInTheDocument()
  expect(panel.getByText(/^From 45 daily returns, annualised over 365 days/)).toBeVisible()

  await user.click(screen.getByRole('tab', { name: 'Week' }))
  expect(screen.queryByLabelText('From')).not.toBeInTheDocument()
  expect(card('Change over the week')).toHaveTextContent('8 Jun 2026, 12:30')
})

it('tells of each metric its formula, benchmark, annualisation and observations', async () => {
  const { user } = renderPage()
  await user.click(screen.getByRole('button', { name: 'About Alpha' }))

  const help = screen.getByRole('note', { name: 'About Alpha' })
  for (const text of [
    'α = (1 + mean(r − β·b))ᴾ − 1',
    'World equity tracker fund (WORLD/GBP)',
    '8,760 hours',
    '167 hourly returns',
  ]) {
    expect(await within(help).findByText(text)).toBeVisible()
  }
})

it('shows a dash for every metric of an account that has too little history', async () => {
  jest.setSystemTime(Date.UTC(2025, 0, 2, 10, 30))
  renderPage()

  for (const metric of [
    'Beta',
    'Alpha',
    'Volatility',
    'Sharpe ratio',
    'Sortino ratio',
    'Max drawdown',
  ]) {
    expect(card(metric)).toHaveTextContent(/–/)
  }
  expect(screen.getByText('Not enough history: 10 returns.')).toBeVisible()
  expect(document.body).not.toHaveTextContent('NaN')
})

it('keeps the chosen span while another page is open, and leaves no timer behind', async () => {
  const { user, store, unmount } = renderPage()
  await user.click(screen.getByRole('tab', { name: 'Year' }))
  unmount()
  expect(jest.getTimerCount()).toBe(0)

  renderPage({ store })

  expect(screen.getByRole('tab', { name: 'Year' })).toHaveAttribute('aria-selected', 'true')
})
