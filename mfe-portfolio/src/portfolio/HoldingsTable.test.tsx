import { advance, type RenderOptions, renderWithApp } from '@aldergate/testing'
import {
  accountAtom,
  draftOrderAtom,
  ledgerAtom,
  newOrderId,
  placeOrderAtom,
} from '@aldergate/ledger/state'
import { marketSteppedAtAtom, quoteAtom } from '@aldergate/market/state'
import { act, screen, within } from '@testing-library/react'
import type { Store } from 'jotai'
import { held } from '../parts/held'
import { HoldingsTable } from './HoldingsTable'
import { SummaryCards } from './SummaryCards'

beforeEach(() => {
  jest.useFakeTimers({ now: Date.UTC(2026, 5, 15, 12, 30) })
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

function holdings() {
  return within(screen.getByRole('table', { name: 'Holdings' }))
}

function holdingRows(): HTMLElement[] {
  return holdings().getAllByRole('row').slice(1, -1)
}

function totalsRow(): HTMLElement {
  return holdings().getByRole('row', { name: /^Total/ })
}

/** Renders the holdings below their summary cards, without the price history that these cards also show. */
function renderHoldings(options?: RenderOptions) {
  return renderWithApp(
    <>
      <SummaryCards span="week" series={undefined} day={undefined} />
      <HoldingsTable />
    </>,
    options,
  )
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

it('shows of each holding what the specification names, its weight and its gain', () => {
  renderHoldings()

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
    'Actions',
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
    'TradeClose position',
  ])
})

it('begins in the ticket an order in a holding, or the one that closes it; a short is bought back', async () => {
  const { store, user } = renderHoldings()
  const press = (name: string) => user.click(holdings().getByRole('button', { name }))
  const draft = () => store.get(draftOrderAtom)

  await press('Trade XAU/GBP')
  expect(draft()).toMatchObject({ pair: 'XAU/GBP', from: 'portfolio' })
  expect(draft()?.side).toBeUndefined()

  await press('Close position in BTC/GBP')
  expect(draft()).toMatchObject({ pair: 'BTC/GBP', side: 'sell', amount: '0.42' })

  sell(store, '0.5')
  await press('Close position in BTC/GBP')
  expect(draft()).toMatchObject({ pair: 'BTC/GBP', side: 'buy', amount: '0.08' })
})

it('totals exactly what the rows show, and in the card that with the cash', () => {
  renderHoldings()

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

it('sorts the holdings by a column and keeps the totals last', async () => {
  const { user } = renderHoldings()

  await user.click(holdings().getByRole('button', { name: 'Quantity' }))
  const quantities = () => holdingRows().map((row) => penceOf(cellsOf(row)[1] ?? null))
  expect(holdingRows()[0]).toHaveTextContent('BTC/GBP')

  await user.click(holdings().getByRole('button', { name: 'Quantity' }))
  expect(holdingRows()[0]).toHaveTextContent('SHIB/GBP')
  expect(quantities()).toHaveLength(10)
  expect(holdings().getAllByRole('row').at(-1)).toHaveTextContent(/^Total/)
})

it('tells profit on what was paid as the ledger does', () => {
  renderHoldings()

  const gain = cellsOf(totalsRow())[6]?.replace(/^[▲▼■]/, '') ?? ''
  expect(shownIn('Return on deposits')).toBe(gain)
  expect(card('Return on deposits')).toHaveTextContent(
    `Realised £0.00Unrealised ${held(gain)}Fees £0.00`,
  )
})

it('follows the ledger: a sale brings cash, is realised, and opens a short beyond the holding', () => {
  const { store } = renderHoldings()
  sell(store, '0.42')

  expect(holdings().queryByRole('row', { name: /^BTC/ })).not.toBeInTheDocument()
  expect(shownIn('Cash')).toBe('£68,881.10')
  expect(card('Return on deposits')).toHaveTextContent(/Realised \+\u2060£2,835\.00.*Fees £18\.90/)

  expect(screen.queryByText(/Weights are shares of/)).not.toBeInTheDocument()

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
  const gross = holdingRows().reduce(
    (sum, row) => sum + Math.abs(penceOf(cellsOf(row)[4] ?? null)),
    0,
  )
  expect(
    screen.getByText(new RegExp(`Weights are shares of ${pounds(gross).replaceAll('.', '\\.')}:`)),
  ).toBeVisible()
})

it('gives as the total percentage one that lies between its rows, beside a short as well', () => {
  const { store } = renderHoldings()
  const gainIn = (row: HTMLElement) => penceOf(cellsOf(row)[7]?.replace('+', '') ?? null)
  expect(screen.queryByText(/The total percentage/)).not.toBeInTheDocument()

  sell(store, '1.3')
  advance(3_000)
  const gains = holdingRows().map(gainIn)
  expect(gainIn(totalsRow())).toBeGreaterThan(Math.min(...gains))
  expect(gainIn(totalsRow())).toBeLessThan(Math.max(...gains))

  const { positions } = store.get(accountAtom)
  const paid = positions.reduce((sum, { cost }) => sum + Math.abs(penceOf(cost)), 0)
  const gain = penceOf(cellsOf(totalsRow())[6]?.replace('+', '') ?? null)
  expect(gainIn(totalsRow())).toBe(Math.round((gain / paid) * 10_000))
  expect(screen.getByText(/The total percentage/)).toHaveTextContent(
    `The total percentage is of ${pounds(paid)}: all costs together`,
  )
})

it('says what the return on deposits is measured from', () => {
  renderHoldings()
  expect(card('Return on deposits')).toHaveTextContent(
    'From the deposits: cash, and the opening holdings at average cost.',
  )
})

it('says so when nothing is held, and leads to the ticket', () => {
  const { store } = renderHoldings()
  act(() => {
    store.set(ledgerAtom, (ledger) => ledger.slice(0, 1))
  })

  expect(screen.getByText('You have no holdings at the moment.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Open the order ticket' })).toHaveAttribute(
    'href',
    '/dashboard#trade-execution',
  )
  expect(shownIn('Total Value')).toBe('£50,000.00')
})

it('masks every amount of money in discreet mode, and keeps prices and percentages', () => {
  renderHoldings({ settings: { discreet: true } })

  expect(screen.queryByText(/£\d/)).not.toBeInTheDocument()
  expect(holdings().getByRole('row', { name: /^BTC\/GBP/ })).toHaveTextContent('45,000.00')
  expect(totalsRow()).toHaveTextContent('100.00%')
})
