import { advance, renderWithApp } from '@aldergate/shared/testing'
import { screen, within } from '@testing-library/react'
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

it('shows the summary and the holdings under its heading, tagged as a sample on simulated data', () => {
  renderWithApp(<PortfolioPage />)

  expect(screen.getByRole('heading', { level: 1, name: 'Your Portfolio' })).toBeVisible()
  expect(screen.getByRole('region', { name: 'Live tickers' })).toBeVisible()
  expect(card('Total Value')).toHaveTextContent(/£\d/)
  expect(card('24h Change')).toHaveTextContent(/[+−]£\d.*%/)
  expect(screen.getAllByText('Sample').length).toBeGreaterThan(0)
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

it('totals exactly what the rows show, and the same in the card', () => {
  renderWithApp(<PortfolioPage />)

  for (const seconds of [0, 3, 3]) {
    advance(seconds * 1_000)
    const rows = holdingRows().map(cellsOf)
    const values = rows.map((cells) => penceOf(cells[4] ?? null))
    const total = values.reduce((sum, value) => sum + value, 0)

    expect(penceOf(cellsOf(totalsRow())[4] ?? null)).toBe(total)
    expect(card('Total Value')).toHaveTextContent(cellsOf(totalsRow())[4] ?? 'no total')

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
  const day = card('Change over the day').textContent?.match(/[+−]£[\d,.]+/)?.[0]
  expect(card('24h Change')).toHaveTextContent(day ?? 'no change')

  await user.click(screen.getByRole('tab', { name: 'All' }))
  const gain = cellsOf(totalsRow())[6]
  expect(card('Change since purchase')).toHaveTextContent(gain ?? 'no gain')
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
