import { DAY_MS } from '@aldergate/market'
import { fakeCanvas, renderWithApp } from '@aldergate/testing'
import { backtestedOf, barsOf } from '@aldergate/testing/backtestRun'
import { screen, waitFor, within } from '@testing-library/react'
import type { BacktestSettings } from './finishedRun'
import { Trades } from './Trades'

const SETTINGS: BacktestSettings = {
  name: 'My Strategy',
  pair: 'BTC/GBP',
  timeframe: '1D',
  rules: { timeframe: '1D', entries: {}, exits: {} },
  stopLossPercent: 3,
  takeProfitPercent: null,
  positionPercent: 100,
  commissionPercent: 0.1,
  slippagePercent: 0,
  hasFinerBars: false,
  seed: 42,
}

const scrolled = jest.fn()

beforeEach(() => {
  fakeCanvas()
  jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(scrolled)
})

afterEach(() => {
  jest.restoreAllMocks()
  scrolled.mockReset()
})

/** Ten candles with two trades: a long with a gain, and a short with a loss. */
const FEW = {
  bars: barsOf([100, 110, 99, 108, 108, 120, 130, 125, 140, 150]),
  trades: [
    { entryBar: 1, exitBar: 3 },
    { entryBar: 5, exitBar: 8, direction: 'short' as const, exit: 'stop' as const },
  ],
}

/** Many candles with a trade every ten of them, and one long trade at the end. */
function many(count: number) {
  const few = Array.from({ length: Math.floor(count / 40) }, (_, place) => ({
    entryBar: place * 10 + 1,
    exitBar: place * 10 + 4,
  }))
  return {
    bars: barsOf(Array.from({ length: count }, (_, bar) => 100 + (bar % 7))),
    trades: [...few, { entryBar: Math.floor(count / 3), exitBar: count - 1 }],
  }
}

async function renderTrades(
  { bars, trades } = FEW as ReturnType<typeof many>,
  settings = SETTINGS,
) {
  const finished = { ...backtestedOf(bars, trades), settings }
  const view = renderWithApp(<Trades finished={finished} />)
  // The chart hears keys once its chunk is there.
  await waitFor(() => expect(screen.getByRole('application')).toHaveAttribute('tabindex', '0'))
  return { ...view, finished }
}

const chart = () => screen.getByRole('application')
const said = () => screen.getByText(/^Trade [\d,]+ of/)

it('begins with the newest trade, and its name says what is seen', async () => {
  await renderTrades()

  expect(said()).toHaveTextContent(
    'Trade 2 of 2: Short, 6 Jan 2026, 00:00 at 108.00 to 9 Jan 2026, 00:00 at 125.00, Stop-loss, −15.74%',
  )
  expect(chart()).toHaveAccessibleName(
    `Price chart of BTC/GBP, 1D, with the trades of the backtest. ${said().textContent}`,
  )
  expect(screen.getByText(/^▲ bought, ▼ sold/)).toBeVisible()
  expect(screen.queryByText(/around the chosen trade/)).not.toBeInTheDocument()
})

it('shows the trade of a row that is chosen, and brings the chart into view', async () => {
  const { user } = await renderTrades()
  const row = screen.getByRole('button', { name: 'Show trade 1 on the chart' })
  expect(row).toHaveAttribute('aria-pressed', 'false')
  await user.click(row)

  expect(await screen.findByText(/^Trade 1 of 2: Long, 2 Jan 2026/)).toBeVisible()
  expect(row).toHaveAttribute('aria-pressed', 'true')
  expect(scrolled).toHaveBeenCalledTimes(1)
})

it('goes from trade to trade beside the chart, and the list follows', async () => {
  const { user } = await renderTrades()
  const [earlier, later] = ['Previous trade', 'Next trade'].map((name) =>
    screen.getByRole('button', { name }),
  )
  expect(later).toHaveAttribute('aria-disabled', 'true')
  await user.click(earlier!)

  expect(await screen.findByText(/^Trade 1 of 2/)).toBeVisible()
  expect(earlier).toHaveAttribute('aria-disabled', 'true')
  await user.keyboard('{Enter}')
  expect(screen.getByText(/^Trade 1 of 2/)).toBeVisible()
  expect(earlier).toHaveFocus()
  const rows = within(screen.getByRole('table', { name: /^Trades of the backtest/ }))
  expect(rows.getByRole('button', { pressed: true })).toHaveTextContent('1')
  expect(scrolled).not.toHaveBeenCalled()
})

it('reads the candles by the keys, and says at which something was bought or sold', async () => {
  const { user } = await renderTrades()
  chart().focus()
  await user.keyboard('{Home}{ArrowRight}')

  expect(await screen.findByText(/Bought at 100\.00/)).toBeInTheDocument()
})

it('shows the candles around the trade where there are more than a chart has', async () => {
  const { user } = await renderTrades(many(6_000))
  expect(screen.getByText(/Each candle of the chart sums 9 candles of 1D\./)).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Show trade 150 on the chart' }))

  expect(await screen.findByText(/^Trade 150 of 151/)).toBeVisible()
  expect(
    screen.getByText(/The chart has 900 of 6,000 candles, around the chosen trade\./),
  ).toBeVisible()
  expect(screen.queryByText(/Each candle of the chart sums/)).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Show as table' }))
  expect(screen.getByRole('table', { name: /the newest 20 of 900$/ })).toBeVisible()
})

it('is of the trader’s own candles, with their decimals, where the run was over a file', async () => {
  const file = {
    name: 'mine.csv',
    spacingMs: DAY_MS,
    candles: 4,
    from: 0,
    until: 1,
    gaps: { count: 0, missing: 0 },
    hasVolume: true,
    fingerprint: 1,
  }
  await renderTrades(
    { bars: barsOf([0.0012, 0.0013, 0.0011, 0.0014]), trades: [{ entryBar: 1, exitBar: 3 }] },
    { ...SETTINGS, file },
  )

  expect(chart()).toHaveAccessibleName(/^Price chart of mine\.csv, 1D, with the trades/)
  expect(screen.getByText('Your own data')).toBeVisible()
  expect(screen.getAllByText(/0\.0014000$/)).not.toEqual([])
})

it('says that the candles cannot be read, and tries again', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {})
  const finished = { ...backtestedOf(FEW.bars, FEW.trades), settings: SETTINGS }
  const { columns } = finished.bars
  const whole = columns.slice.bind(columns)
  columns.slice = () => {
    throw new DOMException('gone', 'NotFoundError')
  }
  const { user } = renderWithApp(<Trades finished={finished} />)
  expect(await screen.findByText('The candles could not be read.')).toBeVisible()
  expect(logged).toHaveBeenCalledTimes(1)

  columns.slice = whole
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByRole('application')).toBeVisible()
})
