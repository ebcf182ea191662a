import { advance, renderWithApp } from '@aldergate/shared/testing'
import { ledgerAtom, newOrderId, placeOrderAtom } from '@aldergate/shared/state/ledger'
import { marketSteppedAtAtom, quoteAtom } from '@aldergate/shared/state/prices'
import { act, screen, within } from '@testing-library/react'
import { type Store } from 'jotai'
import PortfolioPage from './PortfolioPage'

beforeEach(() => {
  jest.useFakeTimers()
})

afterEach(() => {
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

function holdingRows(): HTMLElement[] {
  return within(screen.getByRole('table', { name: 'Holdings' }))
    .getAllByRole('row')
    .slice(1, -1)
}

function totalsRow(): HTMLElement {
  return screen.getByRole('row', { name: /^Total/ })
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
  renderWithApp(<PortfolioPage />)

  expect(screen.getByRole('heading', { level: 1, name: 'Your Portfolio' })).toBeVisible()
  expect(screen.getByRole('region', { name: 'Live tickers' })).toBeVisible()
  expect(card('Total Value')).toHaveTextContent(/£\d/)
  expect(card('24h Change')).toHaveTextContent(/[+−]£\d.*%/)
  expect(screen.getAllByText('Simulated data').length).toBeGreaterThan(0)
  expect(screen.getAllByText('0 s ago').length).toBeGreaterThan(0)
})

it('shows of each holding what the specification names, its weight and its gain', () => {
  renderWithApp(<PortfolioPage />)

  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Symbol'),
    expect.stringContaining('Quantity'),
    expect.stringContaining('Avg cost'),
    expect.stringContaining('Current price'),
    expect.stringContaining('Value'),
    expect.stringContaining('Weight'),
    expect.stringContaining('Unrealised (£)'),
    expect.stringContaining('Unrealised (%)'),
  ])
  expect(cellsOf(screen.getByRole('row', { name: /^BTC\/GBP/ }))).toEqual([
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
  renderWithApp(<PortfolioPage />)

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
  renderWithApp(<PortfolioPage />)

  const before = card('Total Value').textContent
  advance(3_000)
  expect(card('Total Value').textContent).not.toBe(before)
})

it('sorts the holdings by a column and keeps the totals last', async () => {
  const { user } = renderWithApp(<PortfolioPage />)

  await user.click(screen.getByRole('button', { name: 'Quantity' }))
  const quantities = () => holdingRows().map((row) => penceOf(cellsOf(row)[1] ?? null))
  expect(holdingRows()[0]).toHaveTextContent('BTC/GBP')

  await user.click(screen.getByRole('button', { name: 'Quantity' }))
  expect(holdingRows()[0]).toHaveTextContent('SHIB/GBP')
  expect(quantities()).toHaveLength(10)
  expect(screen.getAllByRole('row').at(-1)).toHaveTextContent(/^Total/)
})

it('opens on the week, which it has no prices for, and says why', () => {
  renderWithApp(<PortfolioPage />)

  expect(screen.getByRole('tab', { name: 'Week' })).toHaveAttribute('aria-selected', 'true')
  const panel = within(screen.getByRole('tabpanel', { name: 'Week' }))
  expect(panel.getByRole('group', { name: 'Change over the week' })).toHaveTextContent(
    /–There are no prices from so long ago\.$/,
  )
})

it('shows the change of the day and of the whole time where the tab asks for them', async () => {
  const { user } = renderWithApp(<PortfolioPage />)

  await user.click(screen.getByRole('tab', { name: 'Day' }))
  expect(card('24h Change')).toHaveTextContent(shownIn('Change over the day'))

  await user.click(screen.getByRole('tab', { name: 'All' }))
  const gain = cellsOf(totalsRow())[6]?.replace(/^[▲▼■]/, '')
  expect(shownIn('Change since the opening')).toBe(gain)
  expect(card('Change since the opening')).toHaveTextContent(
    `Realised £0.00, unrealised ${gain}, fees £0.00`,
  )
})

it('follows the ledger: a sale brings cash, is realised, and opens a short beyond the holding', async () => {
  const { user, store } = renderWithApp(<PortfolioPage />)
  await user.click(screen.getByRole('tab', { name: 'All' }))
  sell(store, '0.42')

  expect(screen.queryByRole('row', { name: /^BTC/ })).not.toBeInTheDocument()
  expect(shownIn('Cash')).toBe('£68,881.10')
  expect(card('Change since the opening')).toHaveTextContent(/Realised \+£2,835\.00.*fees £18\.90/)

  sell(store, '0.1')
  expect(cellsOf(screen.getByRole('row', { name: /^BTC/ })).slice(0, 5)).toEqual([
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
  const { store } = renderWithApp(<PortfolioPage />)
  act(() => {
    store.set(ledgerAtom, (ledger) => ledger.slice(0, 1))
  })

  expect(screen.getByText('You hold nothing at the moment.')).toBeVisible()
  expect(shownIn('Total Value')).toBe('£50,000.00')
})

it('keeps the chosen timeframe while another page is open', async () => {
  const { user, store, unmount } = renderWithApp(<PortfolioPage />)
  await user.click(screen.getByRole('tab', { name: 'Year' }))
  unmount()

  renderWithApp(<PortfolioPage />, { store })

  expect(screen.getByRole('tab', { name: 'Year' })).toHaveAttribute('aria-selected', 'true')
})

it('masks every amount of money in discreet mode, and keeps prices and percentages', () => {
  renderWithApp(<PortfolioPage />, { settings: { discreet: true } })

  expect(screen.queryByText(/£\d/)).not.toBeInTheDocument()
  expect(screen.getByRole('row', { name: /^BTC\/GBP/ })).toHaveTextContent('45,000.00')
  expect(totalsRow()).toHaveTextContent('100.00%')
})

it('leaves no timer behind', () => {
  const { unmount } = renderWithApp(<PortfolioPage />)
  unmount()
  expect(jest.getTimerCount()).toBe(0)
})
