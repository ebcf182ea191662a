import { advance, fakeViewport, renderWithApp, type RenderOptions } from '@aldergate/shared/testing'
import { ledgerAtom, newOrderId, placeOrderAtom } from '@aldergate/shared/state/ledger'
import { marketSteppedAtAtom, quoteAtom } from '@aldergate/shared/state/prices'
import { act, screen, waitFor, within } from '@testing-library/react'
import { type Store } from 'jotai'
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

/** Pounds as shown, in pence. */
function penceOf(text: string | null): number {
  return Number((text ?? '').replace(/[^\d−]/g, '').replace('−', '-'))
}

function card(label: string) {
  return screen.getByRole('group', { name: label })
}

function shownIn(label: string): string {
  return card(label).textContent?.match(/[+−]?£[\d,.]+/)?.[0] ?? `no amount in ${label}`
}

function pounds(pence: number): string {
  return `£${(pence / 100).toLocaleString('en-GB', { minimumFractionDigits: 2 })}`
}

function cellsOf(row: HTMLElement): (string | null)[] {
  return [...row.children].map(({ textContent }) => textContent)
}

function holdings() {
  return within(screen.getByRole('table', { name: 'Holdings' }))
}

function holdingRows(): HTMLElement[] {
  return holdings().getAllByRole('row').slice(1, -1)
}

function totalsRow(): HTMLElement {
  return holdings().getByRole('row', { name: /^Total/ })
}

/** The page once the account's past has been valued. */
function renderPage(options?: RenderOptions) {
  const view = renderWithApp(<PortfolioPage />, options)
  advance(10)
  return view
}

/** Sells bitcoin, as a ticket on another page would. */
function sell(store: Store, quantity: string) {
  const price = store.get(quoteAtom('BTC/GBP')).price
  const pricedAt = store.get(marketSteppedAtAtom)
  const orderId = newOrderId()
  act(() => {
    store.set(placeOrderAtom, { orderId, pair: 'BTC/GBP', side: 'sell', quantity, price, pricedAt })
  })
}

it('shows the summary and the holdings under its heading, tagged as simulated', () => {
  renderPage()

  expect(screen.getByRole('heading', { level: 1, name: 'Your Portfolio' })).toBeVisible()
  expect(screen.getByRole('region', { name: 'Live tickers' })).toBeVisible()
  expect(card('Total Value')).toHaveTextContent(/£\d/)
  expect(card('24h Change')).toHaveTextContent(/[+−]£\d.*%/)
  expect(screen.getAllByText('Simulated data').length).toBeGreaterThan(0)
  expect(screen.getAllByText('0 s ago').length).toBeGreaterThan(0)
})

it('shows of each holding what the specification names, its weight and its gain', () => {
  renderPage()

  expect(
    holdings()
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual([
    expect.stringContaining('Symbol'),
    expect.stringContaining('Quantity'),
    expect.stringContaining('Avg cost'),
    expect.stringContaining('Current price'),
    expect.stringContaining('Value'),
    expect.stringContaining('Weight'),
    expect.stringContaining('Unrealised (£)'),
    expect.stringContaining('Unrealised (%)'),
  ])
  expect(cellsOf(holdings().getByRole('row', { name: /^BTC\/GBP/ }))).toEqual([
    'BTC/GBPBitcoin',
    '0.42',
    '38,250.00',
    '45,000.00',
    '£18,900.00',
    expect.stringMatching(/^\d\d\.\d\d%$/),
    '▲+£2,835.00',
    '▲+17.65%',
  ])
})

it('totals exactly what the rows show, and in the card that with the cash', () => {
  renderPage()

  for (const seconds of [0, 3, 3]) {
    advance(seconds * 1_000)
    const rows = holdingRows().map(cellsOf)
    const values = rows.map((cells) => penceOf(cells[4] ?? null))
    const total = values.reduce((sum, value) => sum + value, 0)

    expect(penceOf(cellsOf(totalsRow())[4] ?? null)).toBe(total)
    expect(card('Total Value')).toHaveTextContent(cellsOf(totalsRow())[4] ?? 'no total')
    expect(card('Total Value')).toHaveTextContent(pounds(total + penceOf(shownIn('Cash'))))

    const weights = rows.map((cells) => penceOf(cells[5] ?? null))
    expect(weights.reduce((sum, weight) => sum + weight, 0)).toBe(10_000)
  }
})

it('follows the prices every three seconds', () => {
  renderPage()

  const before = card('Total Value').textContent
  advance(3_000)
  expect(card('Total Value').textContent).not.toBe(before)
})

it('sorts the holdings by a column and keeps the totals last', async () => {
  const { user } = renderPage()

  await user.click(holdings().getByRole('button', { name: 'Quantity' }))
  const quantities = () => holdingRows().map((row) => penceOf(cellsOf(row)[1] ?? null))
  expect(holdingRows()[0]).toHaveTextContent('BTC/GBP')

  await user.click(holdings().getByRole('button', { name: 'Quantity' }))
  expect(holdingRows()[0]).toHaveTextContent('SHIB/GBP')
  expect(quantities()).toHaveLength(10)
  expect(holdings().getAllByRole('row').at(-1)).toHaveTextContent(/^Total/)
})

it('opens on the week, from its own prices of a week ago', () => {
  renderPage()

  expect(screen.getByRole('tab', { name: 'Week' })).toHaveAttribute('aria-selected', 'true')
  const panel = within(screen.getByRole('tabpanel', { name: 'Week' }))
  expect(panel.getByRole('group', { name: 'Change over the week' })).toHaveTextContent(
    /[+−]£[\d,.]+.*%Since 8 Jun 2026, 12:30; deposits £0\.00 not counted$/,
  )
})

it('says that it is working while the past is valued, and shows all that is known', () => {
  renderWithApp(<PortfolioPage />)

  expect(card('Change over the week')).toHaveTextContent(/–Being worked out$/)
  expect(card('Total Value')).toHaveTextContent(/£\d/)
})

it('shows the change of the day, and of each longer time where its tab is chosen', async () => {
  const { user } = renderPage()

  await user.click(screen.getByRole('tab', { name: 'Day' }))
  expect(card('24h Change')).toHaveTextContent(shownIn('Change over the day'))

  const shown = new Set([shownIn('Change over the day')])
  for (const [tab, span] of [
    ['Month', 'over the month'],
    ['All', 'since the opening'],
  ]) {
    await user.click(screen.getByRole('tab', { name: tab ?? '' }))
    await waitFor(() => expect(card(`Change ${span}`)).not.toHaveTextContent('Being worked out'))
    shown.add(shownIn(`Change ${span}`))
  }
  expect(shown.size).toBe(3)
  expect(card('Change since the opening')).toHaveTextContent('Since 2 Jan 2025, 00:00')
})

it('tells profit on what was paid as the ledger does', () => {
  renderPage()

  const gain = cellsOf(totalsRow())[6]?.replace(/^[▲▼■]/, '')
  expect(shownIn('Profit on cost')).toBe(gain)
  expect(card('Profit on cost')).toHaveTextContent(`Realised £0.00, unrealised ${gain}, fees £0.00`)
})

it('follows the ledger: a sale brings cash, is realised, and opens a short beyond the holding', () => {
  const { store } = renderPage()
  sell(store, '0.42')

  expect(holdings().queryByRole('row', { name: /^BTC/ })).not.toBeInTheDocument()
  expect(shownIn('Cash')).toBe('£68,881.10')
  expect(card('Profit on cost')).toHaveTextContent(/Realised \+£2,835\.00.*fees £18\.90/)

  sell(store, '0.1')
  expect(cellsOf(holdings().getByRole('row', { name: /^BTC/ })).slice(0, 5)).toEqual([
    'BTC/GBPBitcoinShort',
    '−0.1',
    '45,000.00',
    '45,000.00',
    '−£4,500.00',
  ])
  const weights = holdingRows().map((row) => penceOf(cellsOf(row)[5] ?? null))
  expect(weights.reduce((sum, weight) => sum + weight, 0)).toBe(10_000)
})

it('says so when nothing is held', () => {
  const { store } = renderPage()
  act(() => {
    store.set(ledgerAtom, (ledger) => ledger.slice(0, 1))
  })

  expect(screen.getByText('You hold nothing at the moment.')).toBeVisible()
  expect(shownIn('Total Value')).toBe('£50,000.00')
})

it('tells of each metric its formula, benchmark, annualisation and observations', async () => {
  const { user } = renderPage()
  await user.click(screen.getByRole('button', { name: 'About Alpha' }))

  const help = screen.getByRole('dialog', { name: 'About Alpha' })
  for (const text of [
    'α = (1 + mean(r − β·b))ᴾ − 1',
    'World equity tracker fund (WORLD/GBP)',
    '8,760 hours',
    '167 hourly returns',
  ]) {
    expect(within(help).getByText(text)).toBeVisible()
  }
})

it('shows a dash for every metric of an account that has too little history', () => {
  jest.setSystemTime(Date.UTC(2025, 0, 2, 10, 30))
  renderPage()

  for (const metric of ['Beta', 'Alpha', 'Volatility', 'Sharpe ratio', 'Max drawdown']) {
    expect(card(metric)).toHaveTextContent(/–/)
  }
  expect(screen.getByText('Not enough history: 9 returns so far.')).toBeVisible()
  expect(document.body).not.toHaveTextContent('NaN')
})

it('keeps the chosen timeframe while another page is open', async () => {
  const { user, store, unmount } = renderPage()
  await user.click(screen.getByRole('tab', { name: 'Year' }))
  unmount()

  renderPage({ store })

  expect(screen.getByRole('tab', { name: 'Year' })).toHaveAttribute('aria-selected', 'true')
})

it('masks every amount of money in discreet mode, and keeps prices and percentages', () => {
  renderPage({ settings: { discreet: true } })

  expect(screen.queryByText(/£\d/)).not.toBeInTheDocument()
  expect(holdings().getByRole('row', { name: /^BTC\/GBP/ })).toHaveTextContent('45,000.00')
  expect(totalsRow()).toHaveTextContent('100.00%')
})

it('leaves no timer behind', () => {
  const { unmount } = renderPage()
  unmount()
  expect(jest.getTimerCount()).toBe(0)
})
