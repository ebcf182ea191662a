import { fakeViewport, renderWithApp } from '@aldergate/testing'
import { backtestedOf, barsOf } from '@aldergate/testing/backtestRun'
import { fakeEngine, type FakeEngine } from '@aldergate/testing/fakeEngine'
import { styleOf } from '@aldergate/testing/styleOf'
import { changeSettingsAtom } from '@aldergate/platform'
import { act, screen, waitFor, within } from '@testing-library/react'
import { BacktestReport } from './BacktestReport'
import { createTradesWriter } from './createTradesWriter'
import type { BacktestSettings } from './finishedRun'

const SETTINGS: BacktestSettings = {
  name: 'My Strategy',
  pair: 'BTC/GBP',
  timeframe: '1D',
  rules: {
    timeframe: '1D',
    entries: {
      long: { left: { indicator: { id: 'rsi', period: 14 } }, operator: '>', right: 70.5 },
    },
    exits: {},
  },
  stopLossPercent: 3,
  takeProfitPercent: null,
  positionPercent: 100,
  commissionPercent: 0.1,
  slippagePercent: 0.02,
  hasFinerBars: false,
  seed: 42,
}

/** Up a tenth, down a tenth, up a tenth, and still: the equity goes from 1,000 to 1,100, 990 and 1,089. */
const BARS = barsOf([100, 110, 99, 108.9, 108.9])

const TRADES = [
  { entryBar: 1, exitBar: 2, quantity: 10 },
  { entryBar: 2, exitBar: 3, quantity: 10, exit: 'stop' as const, exitPrice: 99 },
  { entryBar: 3, exitBar: 4, quantity: 10, exit: 'end' as const },
]

// The chart of the trades has tests of its own and stays out of view.
let viewport: ReturnType<typeof fakeViewport>

beforeEach(() => {
  viewport = fakeViewport()
})

afterEach(() => viewport.remove())

function renderReport({
  bars = BARS,
  trades = TRADES as Parameters<typeof backtestedOf>[1],
  firstBar = 0,
  capital = 1_000,
  trials = [1],
  onCompare = undefined as (() => void) | undefined,
} = {}) {
  return renderWithApp(
    <BacktestReport
      {...backtestedOf(bars, trades, { firstBar, capital })}
      settings={SETTINGS}
      trials={trials}
      onCompare={onCompare}
    />,
  )
}

function group(name: string) {
  return screen.getByRole('group', { name }).textContent
}

function table(name: string | RegExp) {
  return within(screen.getByRole('table', { name }))
}

/** A figure of the groups, with the text below it. */
function figure(name: string) {
  const [term] = screen.getAllByText(name, { selector: 'dl > div > dt' })
  return term?.nextElementSibling?.textContent
}

it('begins with the five figures of the specification, each with what it was made of', () => {
  renderReport()

  expect(screen.getByRole('heading', { name: 'Backtest of My Strategy' })).toBeVisible()
  expect(group('Total P/L')).toBe('Total P/L▲+£89.00from £1,000')
  expect(group('Max drawdown')).toBe('Max drawdown−10.00%at the close of candles')
  expect(group('Win rate')).toBe('Win rate66.67%2 of 3 trades')
  expect(group('Sharpe ratio')).toBe('Sharpe ratio4.99annualised (365 days), n = 4')
  expect(group('Average trade')).toBe('Average trade▲+£29.673 trades, after fees')
})

it('has the others in groups, and defines every one of them', () => {
  renderReport()

  expect(figure('Final equity')).toBe('£1,089.00')
  expect(figure('Buy and hold return')).toBe('+8.90%')
  expect(figure('Longest drawdown duration')).toBe('3 dnot recovered at the end')
  expect(figure('Profit factor')).toBe('1.81')
  expect(figure('Expectancy')).toBe('0.33 R')
  expect(figure('SQN')).toBe('0.50')
  expect(screen.getByText(/^Annualised from 4 d/)).toBeVisible()
  expect(screen.getAllByText('How they are computed')).toHaveLength(5)
  expect(screen.getByText(/^System quality number by Van Tharp/)).toBeInTheDocument()
})

it('says beside each figure of a year how many days that has', () => {
  renderReport()

  const ofReturns = ['Annual return', 'Annual volatility', 'Sortino ratio']
  for (const name of [...ofReturns, 'CAGR', 'Calmar ratio']) {
    expect(figure(name)).toMatch(/annualised \(365 days\)$/)
  }
})

it('says why a figure has no meaning, and never shows zero or infinity for it', () => {
  renderReport({ trades: TRADES.slice(0, 1) })

  expect(figure('Profit factor')).toBe('–no losing trade')
  expect(figure('SQN')).toBe('–needs two trades')
  expect(figure('Calmar ratio')).toBe('–never below a peak')
  expect(screen.getByText('Needs two trades: a single one has no sequence.')).toBeVisible()
})

it('lists trades, the newest first, and sorts all of them', async () => {
  const { user } = renderReport()
  const rows = () =>
    table(/^Trades of the backtest/)
      .getAllByRole('row')
      .slice(1)
      .map(({ textContent }) => textContent)

  expect(rows()).toHaveLength(3)
  expect(rows()[0]).toMatch(/^3Long4 Jan 2026, 00:0099\.00.*End of data.*▲\+10\.00%▲\+£99\.00$/)
  expect(rows()[2]).toMatch(/Exit rule/)

  await user.click(table(/^Trades of the backtest/).getByRole('button', { name: /^P\/L/ }))
  expect(rows()[0]).toMatch(/Stop-loss.*▼−£110\.00$/)
})

it('shows twelve of many trades, and more when asked', async () => {
  const closes = Array.from({ length: 100 }, (_, bar) => 100 + (bar % 3))
  const trades = Array.from({ length: 98 }, (_, place) => ({
    entryBar: place + 1,
    exitBar: place + 2,
  }))
  const { user } = renderReport({ bars: barsOf(closes), trades })
  const count = () => table(/^Trades of the backtest/).getAllByRole('row').length - 1

  expect(count()).toBe(12)
  expect(screen.getByText('12 of 98 trades')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Show 50 more' }))
  expect(count()).toBe(62)
  await user.click(screen.getByRole('button', { name: 'Show 36 more' }))
  expect(document.body).not.toHaveFocus()
  expect(count()).toBe(98)
  await user.click(screen.getByRole('button', { name: 'Show 12 only' }))
  expect(document.body).not.toHaveFocus()
  expect(count()).toBe(12)
})

it('counts exits by reason, and has a return for each month', () => {
  renderReport()

  expect(table('Exits by reason').getByRole('row', { name: /^Stop-loss/ })).toHaveTextContent(
    'Stop-loss10.0%▼−£110.00',
  )
  expect(table('Exits by reason').getByRole('row', { name: /^Take-profit/ })).toHaveTextContent(
    'Take-profit0–■£0.00',
  )
  expect(table('Monthly returns').getByRole('row', { name: /^2026/ })).toHaveTextContent(
    /^2026\+8\.9%–{11}\+8\.9%$/,
  )
})

it('reads the curve by the keys, where the cursor stands', async () => {
  const { user } = renderReport()
  const chart = screen.getByRole('slider', { name: /^Equity of the backtest/ })

  expect(chart).toHaveAttribute('aria-valuetext', expect.stringContaining('equity £1,089.00'))
  chart.focus()
  await user.keyboard('{Home}{ArrowRight}{ArrowRight}')
  expect(chart).toHaveAttribute(
    'aria-valuetext',
    '3 Jan 2026, 00:00: equity £990.00, −1.00%; buy and hold −1.00%; drawdown −10.00%',
  )
  await user.keyboard('{Escape}')
  expect(chart).toHaveAttribute('aria-valuenow', '4')
})

it('has the curve as a table, too, which holds no more rows than one reads', async () => {
  const { user } = renderReport({
    bars: barsOf(Array.from({ length: 400 }, (_, bar) => 100 + bar)),
  })
  await user.click(screen.getByRole('button', { name: 'Show as table' }))
  const rows = table(/^Equity of the backtest/).getAllByRole('row')

  expect(rows).toHaveLength(101)
  expect(rows[1]).toHaveTextContent('1 Jan 2026, 00:00£1,000.00')
  expect(rows.at(-1)).toHaveTextContent('4 Feb 2027, 00:00')
})

it('tells what the order of the trades did, and what the search for rules may have', () => {
  renderReport({ trials: [1, 3, NaN, 2] })

  expect(screen.getByText(/^The same trades in 1,000 random sequences/)).toBeVisible()
  expect(table(/^Luck of the sequence/).getByRole('row', { name: /^Median/ })).toBeVisible()
  expect(screen.getByText(/^This is one of 4 backtests/)).toBeVisible()
  expect(figure('Expected best of 4 tries without skill')).toMatch(
    /^0\.\d{4} a day, 1\.\d\d a year$/,
  )
  expect(figure('Deflated Sharpe ratio: probability of real skill')).toMatch(/^\d\d\.\d%$/)
  expect(screen.getByText('Could be luck')).toBeVisible()
})

it('has each label of a plot in a figure that keeps room for it at the right', () => {
  const { container } = renderReport()
  const labels = [...container.querySelectorAll('span')].filter((each) =>
    styleOf(each).includes('right: calc(-1 * var(--axis))'),
  )
  const keepsRoom = (element: Element | null): boolean =>
    element !== null && (/--axis: \d/.test(styleOf(element)) || keepsRoom(element.parentElement))

  const band = screen.getByRole('img', { name: /^Equity after each trade/ })
  expect(labels.filter((label) => band.contains(label))).not.toEqual([])
  expect(labels.filter((label) => !keepsRoom(label))).toEqual([])
})

it('prints what it takes for granted', () => {
  renderReport()

  expect(figure('Rules')).toBe('Buy when RSI(14) > 70.5.')
  expect(figure('Stop and target in one candle')).toBe('The stop is assumed to come first.')
  expect(figure('Stop and target')).toBe(
    'Stop-loss: 3.0%; take-profit: none. Measured from the entry price.',
  )
  expect(figure('Costs')).toBe(
    'Fees of 0.10% of the value of each fill, slippage of 0.02% of its price, except at a take-profit.',
  )
  expect(figure('Data')).toBe('5 candles of 1D of BTC/GBP, simulated market with seed 42.')
})

it('says its rules in the language of now, whatever the run was made in', async () => {
  const { store } = renderReport()
  await act(async () => store.set(changeSettingsAtom, { language: 'fr' }))
  expect(figure('Règles')).toBe('Acheter quand RSI(14) > 70,5.')

  await act(async () => store.set(changeSettingsAtom, { language: 'en' }))
  expect(figure('Rules')).toBe('Buy when RSI(14) > 70.5.')
})

it('names the capital to the penny wherever it stands', () => {
  renderReport({ capital: 10_000.75 })
  expect(group('Total P/L')).toMatch(/from £10,000\.75$/)
  expect(figure('Position size')).toMatch(/£10,000\.75\.$/)
})

it('writes no growth of a year that a few days make too large to tell', () => {
  const bars = barsOf([100, 90, 400, 400])
  renderReport({ bars, trades: [{ entryBar: 0, exitBar: 3, quantity: 10 }] })
  expect(figure('CAGR')).toBe('–too large to tell')
  expect(figure('Calmar ratio')).toBe('–too large to tell')
})

it('says why there was no trade', () => {
  const { unmount } = renderReport({ trades: [] })
  expect(
    screen.getByText(/^No trades: the entry rules never held on the 4 candles before/),
  ).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Download trades (CSV)' })).not.toBeInTheDocument()
  unmount()

  const { unmount: close } = renderReport({ trades: [], firstBar: 4 })
  expect(
    screen.getByText(/^Not enough history: 5 candles, and the rules need 6 before/),
  ).toBeVisible()
  close()

  // A term that never has a value leaves the number of needed candles unknown.
  renderReport({ trades: [], firstBar: 5 })
  expect(
    screen.getByText(/^Not enough history: 5 candles are not enough for an indicator of the rules/),
  ).toBeVisible()
})

it('asks for a second run, where there is one to compare with', async () => {
  const onCompare = jest.fn()
  const { user } = renderReport({ onCompare })
  await user.click(screen.getByRole('button', { name: 'Compare with another run' }))

  expect(onCompare).toHaveBeenCalledTimes(1)
})

describe('as files', () => {
  let saved: Blob[]
  let workers: FakeEngine

  beforeEach(() => {
    saved = []
    workers = fakeEngine({ 'trades file': createTradesWriter })
    Object.assign(URL, {
      createObjectURL: (blob: Blob) => `blob:${saved.push(blob)}`,
    })
    // A saved file is the target of a link; a worker's script is not.
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      links.push(this.download)
    })
    links.length = 0
  })

  afterEach(() => jest.restoreAllMocks())

  const links: string[] = []

  it.each([
    ['Download trades (CSV)', 'backtest-trades.csv'],
    ['Download figures (CSV)', 'backtest-figures.csv'],
    ['Download all (JSON)', 'backtest.json'],
  ])('%s', async (name, file) => {
    const { user } = renderReport()
    await user.click(screen.getByRole('button', { name }))
    await waitFor(() => expect(links).toEqual([file]))

    expect(saved.at(-1)?.size).toBeGreaterThan(200)
    await waitFor(() => expect(screen.queryByRole('progressbar')).not.toBeInTheDocument())
    expect(workers.alive).toBe(0)
  })

  it('writes the rules of a run in the language of now', async () => {
    const { user, store } = renderReport()
    await act(async () => store.set(changeSettingsAtom, { language: 'fr' }))
    await user.click(screen.getByRole('button', { name: 'Tout télécharger (JSON)' }))
    await waitFor(() => expect(links).toHaveLength(1))

    expect(JSON.parse((await saved.at(-1)?.text()) ?? '')).toMatchObject({
      settings: { name: 'My Strategy', rules: 'Acheter quand RSI(14) > 70,5.' },
    })
  })

  it('says how far a file of trades is, and ends it at once when that is cancelled', async () => {
    workers.isStuck = true
    const { user } = renderReport()
    await user.click(screen.getByRole('button', { name: 'Download trades (CSV)' }))
    expect(screen.getByRole('progressbar', { name: 'Progress of the download' })).toBeVisible()
    act(() => screen.getByRole('button', { name: 'Cancel download' }).focus())
    await user.keyboard('{Enter}')

    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Download all (JSON)' })).toHaveFocus()
    await waitFor(() => expect(workers.alive).toBe(0))
    expect(links).toEqual([])
  })

  it('says that a file could not be written', async () => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => {})
    workers.isBroken = true
    const { user } = renderReport()
    await user.click(screen.getByRole('button', { name: 'Download all (JSON)' }))

    await waitFor(() =>
      expect(logged).toHaveBeenCalledWith('A file could not be made.', expect.anything()),
    )
    await waitFor(() => expect(screen.queryByRole('progressbar')).not.toBeInTheDocument())
    expect(links).toEqual([])
  })
})
