import { advance, renderWithApp } from '@aldergate/testing'
import { screen, within } from '@testing-library/react'
import { BacktestResults } from './BacktestResults'
import { PerformanceMetrics } from './PerformanceMetrics'

beforeEach(() => {
  jest.useFakeTimers({ now: Date.parse('2026-11-22T15:00:00Z') })
})

afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

function renderResults(timeZone: 'UTC' | 'America/New_York' | 'Asia/Tokyo' = 'UTC') {
  return renderWithApp(
    <>
      <BacktestResults />
      <PerformanceMetrics />
    </>,
    { settings: { timeZone } },
  )
}

function rows() {
  return within(screen.getByRole('table')).getAllByRole('row').slice(1)
}

function numberIn(text: string | null | undefined) {
  return Number(text?.replace(/[^\d.−]/g, '').replace('−', '-'))
}

function figure(name: string) {
  return screen.getByRole('group', { name }).textContent
}

it('shows a small sample at first, the newest day first, and says what it is', () => {
  renderResults()

  expect(screen.getByText('Live simulated run')).toBeVisible()
  expect(screen.getByText(/^A random sample that does not test the rules above/)).toBeVisible()
  expect(screen.getAllByText('Simulated data')).toHaveLength(2)
  const headers = screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
  expect(headers.map((header) => header?.replace('▲', ''))).toEqual([
    'Date',
    'P/L',
    'Drawdown',
    'Trades',
  ])
  expect(rows()).toHaveLength(8)
  expect(rows()[0]).toHaveTextContent(/^30 Nov 2023/)
  expect(rows()[7]).toHaveTextContent(/^23 Nov 2023/)
})

it.each(['America/New_York', 'Asia/Tokyo'] as const)('keeps its days in %s', (timeZone) => {
  renderResults(timeZone)

  expect(rows()[7]).toHaveTextContent(/^23 Nov 2023/)
})

it('grows with about 40 % of the steps of ten seconds, and never in between', () => {
  renderResults()
  advance(9_000)
  expect(screen.getByText('8 days')).toBeVisible()

  advance(991_000)
  const [count] = /^\d+/.exec(screen.getByText(/^\d+ days$/).textContent ?? '') ?? []
  expect(Number(count) - 8).toBeGreaterThan(30)
  expect(Number(count) - 8).toBeLessThan(50)
})

it('shows the newest days, and all of them when asked', async () => {
  const { user } = renderResults()
  advance(300_000)
  expect(rows()).toHaveLength(12)

  const [total] = /^\d+/.exec(screen.getByText(/^\d+ days$/).textContent ?? '') ?? []
  await user.click(screen.getByRole('button', { name: `Show all ${total}` }))
  expect(rows()).toHaveLength(Number(total))

  await user.click(screen.getByRole('button', { name: 'Show the newest 12 only' }))
  expect(rows()).toHaveLength(12)
})

it('computes the five metrics of the rows that it shows', () => {
  renderResults()

  const cells = rows().map((row) => within(row).getAllByRole('cell'))
  const profits = cells.map(([pnl]) => numberIn(pnl?.textContent))
  const drawdowns = cells.map(([, drawdown]) => numberIn(drawdown?.textContent))
  const trades = cells.map(([, , count]) => numberIn(count?.textContent))
  const total = profits.reduce((sum, pnl) => sum + pnl, 0)
  const tradeCount = trades.reduce((sum, count) => sum + count, 0)
  const wins = profits.filter((pnl) => pnl > 0).length

  const detailless = (name: string) =>
    numberIn(/[−+]?£?[\d,.]+%?/.exec(figure(name)?.slice(name.length) ?? '')?.[0])
  expect(detailless('Total P/L')).toBeCloseTo(total, 2)
  expect(detailless('Max drawdown')).toBeCloseTo(Math.min(...drawdowns), 2)
  expect(detailless('Win rate')).toBeCloseTo((wins / 8) * 100, 1)
  expect(detailless('Average trade')).toBeCloseTo(total / tradeCount, 2)
  expect(figure('Sharpe ratio')).toBe('Sharpe ratio–needs 10 days, has 8')
})

it('has a Sharpe ratio once there are enough days, and prints how it is annualised', () => {
  renderResults()
  advance(300_000)

  expect(figure('Sharpe ratio')).toMatch(
    /^Sharpe ratio−?\d+\.\d\dannualised \(365 days\), n = \d+$/,
  )
  expect(screen.getByText(/times √365/)).toBeInTheDocument()
})

it('downloads every day as a CSV file', async () => {
  const saved: Blob[] = []
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => `blob:${saved.push(blob)}`,
    revokeObjectURL: () => {},
  })
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  const { user } = renderResults()
  await user.click(screen.getByRole('button', { name: 'Download CSV file' }))
  await jest.advanceTimersByTimeAsync(2_000)

  expect(saved).toHaveLength(1)
  expect(saved[0]?.size).toBeGreaterThan(8 * 20)
})

it('leaves no timer behind', () => {
  const { unmount } = renderResults()
  unmount()

  expect(jest.getTimerCount()).toBe(0)
})
