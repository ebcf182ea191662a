import { act, screen, waitFor, within } from '@testing-library/react'
import { changeSettingsAtom } from '@aldergate/platform'
import { initialSetting } from '@aldergate/market/indicators'
import { pricePathAtom } from '@aldergate/market/state'
import { fakeViewport } from '@aldergate/testing/fakeViewport'
import { atom, createStore } from 'jotai'
import type { ComponentProps } from 'react'
import { advance, fakeCanvas, renderWithApp } from '@aldergate/testing'
import { PriceChart } from './PriceChart'

async function renderChart(
  props: Partial<ComponentProps<typeof PriceChart>> = {},
  options?: Parameters<typeof renderWithApp>[1],
) {
  const view = renderWithApp(<PriceChart pair="BTC/GBP" {...props} />, options)
  await act(async () => {
    await import('./drawing/createPriceChart')
  })
  return view
}

function chart() {
  return screen.getByRole('application')
}

function spoken() {
  return screen.getByRole('status')
}

beforeEach(() => {
  jest.useFakeTimers()
  fakeCanvas()
})

afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

it('opens with the hourly candles, and another timeframe is one press away', async () => {
  const { user } = await renderChart()
  expect(chart()).toHaveAccessibleName('Price chart of BTC/GBP, 1h')
  expect(screen.getByRole('button', { name: '1h' })).toHaveAttribute('aria-pressed', 'true')

  await user.click(screen.getByRole('button', { name: '15m' }))

  await waitFor(() => expect(chart()).toHaveAccessibleName('Price chart of BTC/GBP, 15m'))
})

it('shows at once which timeframe was pressed, and draws it once its candles are made', async () => {
  // In its first quarter an hour has the same candle of either.
  jest.setSystemTime(Date.UTC(2026, 10, 21, 12, 40))
  const { container } = await renderChart()
  const [hours, minutes] = ['1h', '15m'].map((name) => screen.getByRole('button', { name }))
  const prices = container.textContent
  act(() => minutes?.click())

  expect(minutes).toHaveAttribute('aria-pressed', 'true')
  expect(hours).toHaveAttribute('aria-pressed', 'false')
  expect(chart()).toHaveAccessibleName('Price chart of BTC/GBP, 1h')
  expect(container).toHaveTextContent(prices ?? '')
  advance(0)
  expect(chart()).toHaveAccessibleName('Price chart of BTC/GBP, 15m')
  expect(container).not.toHaveTextContent(prices ?? '')
})

it('makes its candles once it is in sight, and tells of the newest one before', async () => {
  const viewport = fakeViewport()
  const store = createStore()
  const readHour = jest.spyOn(store.get(pricePathAtom('BTC/GBP')), 'levels')
  const { container } = await renderChart({ indicators: [{ id: 'volume' }] }, { store })
  const legend = container.textContent
  expect(legend).toMatch(/OOpen 4\d,\d{3}\.\d{2}/)
  expect(readHour.mock.calls.length).toBeLessThan(50)

  viewport.scroll(true)
  expect(container).toHaveTextContent(legend ?? '')
  expect(screen.getByText('The chart is loading')).toBeInTheDocument()
  advance(0)
  expect(readHour.mock.calls.length).toBeGreaterThan(500)
  await waitFor(() => {
    viewport.scroll(true)
    expect(screen.queryByText('The chart is loading')).not.toBeInTheDocument()
  })
  viewport.remove()
})

it('leaves the timeframe to a parent that listens', async () => {
  const onTimeframe = jest.fn()
  const { user } = await renderChart({ timeframe: '4h', onTimeframe })

  await user.click(screen.getByRole('button', { name: '1D' }))

  expect(onTimeframe).toHaveBeenCalledWith('1D')
  expect(chart()).toHaveAccessibleName('Price chart of BTC/GBP, 4h')
})

it('says what it is told to say, with the decimals and the volume of a parent’s own candles', async () => {
  const source = atom([{ time: 0, open: 1, high: 1, low: 1, close: 0.0012, volume: 1_500 }])
  const own = { name: 'mine.csv', decimals: 7 }
  const { user } = await renderChart({ source, own, label: 'Trades of mine', toolbar: 'none' })

  expect(chart()).toHaveAccessibleName('Trades of mine')
  await user.click(screen.getByRole('button', { name: 'Show as table' }))
  const table = screen.getByRole('table', { name: /^Prices of mine\.csv/ })
  expect(within(table).getByText('0.0012000')).toBeVisible()
  expect(within(table).getByText(/^1\.5k$/i)).toBeVisible()
})

it('is one stop of the keyboard, and reads the candle on which it rests', async () => {
  const { user } = await renderChart({ toolbar: 'none' })
  await user.tab()
  expect(chart()).toHaveFocus()

  await user.keyboard('{End}{ArrowLeft}{ArrowLeft}')
  expect(spoken()).toBeEmptyDOMElement()
  advance(200)
  expect(spoken()).toHaveTextContent(
    /: open [\d,.]+, high .+, low .+, close .+, change [+−]?[\d.]+%\.$/,
  )

  await user.keyboard('{Escape}')
  advance(200)
  expect(spoken()).toBeEmptyDOMElement()
  await user.tab()
  expect(chart()).not.toHaveFocus()
})

it('says what was traded at the candle', async () => {
  const { user } = await renderChart({
    markers: [{ id: '1', time: Date.now(), side: 'buy', price: 45_000 }],
  })
  act(() => chart().focus())
  await user.keyboard('{End}')
  advance(200)

  expect(spoken()).toHaveTextContent('%. Bought at 45,000.00.')
})

it('sets no space between what it says in Chinese', async () => {
  const trade = { time: Date.now(), side: 'buy', price: 45_000 } as const
  const { user } = await renderChart(
    { markers: [{ id: '1', ...trade }] },
    { settings: { language: 'zh' } },
  )
  act(() => chart().focus())
  await user.keyboard('{End}')
  advance(200)

  expect(spoken()).toHaveTextContent(/%。以 45,000\.00 买入。$/)
})

it('leaves Escape to what is around it, unless its crosshair is placed', async () => {
  const onKey = jest.fn()
  document.addEventListener('keydown', onKey)
  const { user } = await renderChart()
  act(() => chart().focus())

  await user.keyboard('{End}{Escape}')
  expect(onKey).not.toHaveBeenCalled()
  await user.keyboard('{Escape}')
  expect(onKey).toHaveBeenCalledTimes(1)
  document.removeEventListener('keydown', onKey)
})

it('tells the newest candle again once the focus has left its crosshair, which takes no Escape then', async () => {
  const candle = { open: 1, high: 3, low: 1, volume: 1 }
  const candles = [1, 2, 3].map((close) => ({ ...candle, close, time: close * 3_600_000 }))
  const onKey = jest.fn()
  const { user, container } = await renderChart({ source: atom(candles), toolbar: 'none' })
  await user.tab()
  await user.keyboard('{Home}')
  expect(container).toHaveTextContent('Close 1.00')

  await user.tab()
  expect(container).toHaveTextContent('Close 3.00')
  await user.tab({ shift: true })
  expect(chart()).toHaveFocus()
  document.addEventListener('keydown', onKey)
  await user.keyboard('{Escape}')
  expect(onKey).toHaveBeenCalledTimes(1)
  document.removeEventListener('keydown', onKey)
})

it('shows the same numbers as a table, the newest first, only when asked', async () => {
  const { user } = await renderChart({
    indicators: [{ id: 'macd', fast: 12, slow: 26, signal: 9 }],
  })
  expect(screen.queryByRole('table')).not.toBeInTheDocument()

  await user.click(screen.getByRole('button', { name: 'Show as table' }))

  const table = screen.getByRole('table', { name: /the newest 20 of 500$/ })
  const headers = within(table).getAllByRole('columnheader')
  expect(headers.map(({ textContent }) => textContent)).toEqual([
    'Time (UTC)',
    'Open',
    'High',
    'Low',
    'Close',
    'Change',
    'Volume',
    'MACD 12 26 9 histogram',
    'MACD 12 26 9 line',
    'MACD 12 26 9 signal',
  ])
  expect(within(table).getAllByRole('row')).toHaveLength(1 + 20)
  await user.click(screen.getByRole('button', { name: 'Show more rows' }))
  expect(within(table).getAllByRole('row')).toHaveLength(1 + 40)
  await user.click(screen.getByRole('button', { name: 'Hide table' }))
  expect(screen.queryByRole('table')).not.toBeInTheDocument()
})

it('keeps the focus at the end of the table when its last rows are shown', async () => {
  const candle = { open: 1, high: 1, low: 1, close: 1, volume: 1 }
  const candles = Array.from({ length: 30 }, (_, hour) => ({ ...candle, time: hour * 3_600_000 }))
  const { user } = await renderChart({ source: atom(candles) })
  await user.click(screen.getByRole('button', { name: 'Show as table' }))
  act(() => screen.getByRole('button', { name: 'Show more rows' }).focus())
  await user.keyboard('{Enter}')

  expect(within(screen.getByRole('table')).getAllByRole('row')).toHaveLength(1 + 30)
  expect(screen.queryByRole('button', { name: 'Show more rows' })).not.toBeInTheDocument()
  expect(screen.getByText('30 of 30 rows').parentElement).toHaveFocus()
})

it('writes the times in the chosen zone', async () => {
  const { user, store } = await renderChart()
  await user.click(screen.getByRole('button', { name: 'Show as table' }))

  await act(async () => store.set(changeSettingsAtom, { timeZone: 'Asia/Tokyo' }))

  expect(screen.getByRole('columnheader', { name: 'Time (Asia/Tokyo)' })).toBeVisible()
})

it('keeps the decimals of a price of 0.000007', async () => {
  const { container } = await renderChart({ pair: 'SHIB/GBP' })

  expect(container).toHaveTextContent(/Close 0\.00000\d{5}/)
})

it('does not mask prices in discreet mode', async () => {
  const { container, store } = await renderChart()
  act(() => store.set(changeSettingsAtom, { discreet: true }))

  expect(container).toHaveTextContent(/Close [\d,]+\.\d\d/)
})

it('adds, sets up and removes an indicator, each drawn at once', async () => {
  const { user, container } = await renderChart()
  await user.click(screen.getByRole('button', { name: 'Indicators' }))
  await user.click(screen.getByRole('button', { name: 'Add RSI' }))
  expect(container).toHaveTextContent('RSI 14')

  const period = screen.getByRole('spinbutton', { name: 'Period' })
  await user.clear(period)
  expect(screen.getByRole('alert')).toHaveTextContent('Enter a whole number from 1 to 500.')
  expect(container).toHaveTextContent('RSI 14')
  await user.type(period, '21')
  expect(container).toHaveTextContent('RSI 21')

  await user.click(screen.getByRole('button', { name: 'Remove RSI' }))
  expect(container).not.toHaveTextContent('RSI 21')
  expect(screen.getByText('None yet.')).toBeVisible()
})

it('keeps the focus in the list when an indicator is removed', async () => {
  const { user } = await renderChart()
  await user.click(screen.getByRole('button', { name: 'Indicators' }))
  await user.click(screen.getByRole('button', { name: 'Add RSI' }))
  await user.click(screen.getByRole('button', { name: 'Add MACD' }))

  await user.click(screen.getByRole('button', { name: 'Remove RSI' }))
  expect(screen.getByRole('button', { name: 'Remove MACD' })).toHaveFocus()
  await user.click(screen.getByRole('button', { name: 'Remove MACD' }))
  expect(screen.getAllByRole('button', { name: /^Add / })[0]).toHaveFocus()
})

it('offers the many others by groups, and computes one from the price that is chosen', async () => {
  const { user, container } = await renderChart()
  await user.click(screen.getByRole('button', { name: 'Indicators' }))
  const momentum = screen.getByRole('group', { name: 'Momentum' })
  expect(within(momentum).getByRole('option', { name: 'CCI' })).toBeInTheDocument()
  await user.selectOptions(screen.getByRole('combobox', { name: 'More indicators' }), 'CCI')
  await user.click(screen.getByRole('button', { name: 'Add CCI' }))
  expect(container).toHaveTextContent('CCI 20')

  expect(screen.getByRole('combobox', { name: 'Source' })).toHaveDisplayValue('HLC3')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Source' }), 'Close')
  expect(container).toHaveTextContent('CCI 20 close')
})

it('draws the candles of a parent that has its own, and no live ones', async () => {
  const time = Date.UTC(2026, 10, 20, 9)
  const candle = { time, open: 41_000, high: 42_000, low: 40_500, close: 41_234, volume: 10 }
  const { user } = await renderChart({ source: atom([candle]) })
  await user.click(screen.getByRole('button', { name: 'Show as table' }))

  const rows = within(screen.getByRole('table')).getAllByRole('row')
  expect(rows).toHaveLength(2)
  expect(rows[1]).toHaveTextContent('41,234.00')
})

it('credits those who draw, with their link', async () => {
  await renderChart({ toolbar: 'none', height: 160 })

  const credit = screen.getByRole('link', { name: 'Charts by TradingView Lightweight Charts' })
  expect(credit).toHaveAttribute('href', 'https://www.tradingview.com/')
  expect(credit).toHaveAttribute('rel', 'noopener noreferrer')
})

it('is as high as asked for, or as its container, with its table within', async () => {
  const { container, rerender, user } = await renderChart({ height: 420 })
  const [whole] = container.children
  if (!whole) throw new Error('Nothing was rendered.')
  expect(whole.firstElementChild).toHaveStyle({ minHeight: '420px' })
  expect(whole).not.toHaveStyle({ height: '100%' })

  rerender(<PriceChart pair="BTC/GBP" height="fill" />)
  expect(whole).toHaveStyle({ height: '100%' })
  expect(whole.firstElementChild).not.toHaveStyle({ minHeight: '420px' })
  await user.click(screen.getByRole('button', { name: 'Show as table' }))
  expect(screen.getByRole('table').closest('[id]')).toHaveStyle({ overflowY: 'auto' })
})

it('has no toolbar where none is wanted', async () => {
  await renderChart({ toolbar: 'none' })

  expect(screen.queryByRole('group', { name: 'Timeframe' })).not.toBeInTheDocument()
})

it('offers the full screen only where the browser has one', async () => {
  await renderChart()
  expect(screen.queryByRole('button', { name: 'Full screen' })).not.toBeInTheDocument()
})

it('fills the screen and gives it back', async () => {
  const screenOf = { fullscreenEnabled: true, fullscreenElement: null as Element | null }
  const enter = jest.fn(async function (this: Element) {
    screenOf.fullscreenElement = this
    document.dispatchEvent(new Event('fullscreenchange'))
  })
  const leave = jest.fn(async () => {
    screenOf.fullscreenElement = null
    document.dispatchEvent(new Event('fullscreenchange'))
  })
  for (const name of ['fullscreenEnabled', 'fullscreenElement'] as const) {
    Object.defineProperty(document, name, { configurable: true, get: () => screenOf[name] })
  }
  Object.assign(document, { exitFullscreen: leave })
  Object.assign(Element.prototype, { requestFullscreen: enter })
  const { user } = await renderChart()

  await user.click(screen.getByRole('button', { name: 'Full screen' }))
  expect(enter.mock.contexts[0]).toContainElement(chart())
  expect(screen.queryByRole('button', { name: 'Show as table' })).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Leave full screen' }))
  expect(leave).toHaveBeenCalledTimes(1)
  expect(screen.getByRole('button', { name: 'Full screen' })).toBeVisible()

  for (const name of ['fullscreenEnabled', 'fullscreenElement', 'exitFullscreen']) {
    Reflect.deleteProperty(document, name)
  }
  Reflect.deleteProperty(Element.prototype, 'requestFullscreen')
})

it('says so when it cannot be drawn, and tries again on Retry', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {})
  jest.mocked(HTMLCanvasElement.prototype.getContext).mockReturnValue(null)
  const { user } = await renderChart()
  expect(await screen.findByText('The chart could not be drawn.')).toBeVisible()

  fakeCanvas()
  await user.click(screen.getByRole('button', { name: 'Retry' }))

  await waitFor(() => {
    expect(screen.queryByText('The chart could not be drawn.')).not.toBeInTheDocument()
  })
})

it('leaves no timer and no canvas behind', async () => {
  const { user, unmount } = await renderChart()
  act(() => chart().focus())
  await user.keyboard('{End}')
  const host = chart()

  unmount()

  expect(host.querySelector('canvas')).toBeNull()
  expect(jest.getTimerCount()).toBe(0)
})

it('has a column for each line of an indicator, but none for what stands at the foot of the prices', async () => {
  const { user } = await renderChart({
    indicators: [initialSetting('rsi'), initialSetting('volume')],
  })
  await user.click(screen.getByRole('button', { name: 'Show as table' }))

  const headers = screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
  expect(headers.filter((header) => header === 'Volume')).toHaveLength(1)
  expect(headers.at(-1)).toMatch(/^RSI/)
})
