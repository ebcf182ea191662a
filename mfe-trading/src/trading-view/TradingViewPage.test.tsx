import { useLocation } from '@aldergate/platform'
import { quoteAtom, watchlistAtom } from '@aldergate/market/state'
import { fakeCanvas, pickInstrument, type RenderOptions, renderWithApp } from '@aldergate/testing'
import { ToastArea } from '@aldergate/ui/ToastArea'
import { act, screen, within } from '@testing-library/react'
import TradingViewPage from './TradingViewPage'

function Address() {
  const { pathname, search } = useLocation()
  return <address>{pathname + search}</address>
}

async function renderPage(options: RenderOptions = {}) {
  const view = renderWithApp(
    <>
      <TradingViewPage />
      <Address />
      <ToastArea />
    </>,
    { path: '/trading-view', ...options },
  )
  await settle()
  return view
}

/** Our own chart is loaded as a chunk of its own. */
async function settle() {
  await act(() => jest.advanceTimersByTimeAsync(0))
}

function address() {
  return screen.getByText(/^\/(trading-view|dashboard)/, { selector: 'address' }).textContent
}

function watchlist() {
  return within(screen.getByRole('grid', { name: 'Watchlist' }))
}

function row(pair: string) {
  return watchlist().getByRole('row', { name: new RegExp(`^${pair}`) })
}

function watched() {
  return watchlist()
    .getAllByRole('rowheader')
    .map(({ firstChild }) => firstChild?.textContent)
}

function book(pair = 'BTC/GBP') {
  return within(screen.getByRole('table', { name: `Order book of ${pair}` }))
}

function instrument(pair: string) {
  return screen.getByRole('heading', { level: 2, name: new RegExp(`^${pair}`) })
}

function chartOf(pair: string) {
  return screen.queryByRole('application', { name: `Price chart of ${pair}, 1h` })
}

function picker() {
  return screen.getByRole('combobox', { name: 'Add a pair' })
}

beforeEach(() => {
  fakeCanvas()
  jest.useFakeTimers()
})

afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

it('shows the external hourly BTCUSD in dark, over our own chart of bitcoin', async () => {
  await renderPage()

  const frame = screen.getByTitle('External chart of BITSTAMP:BTCUSD', { exact: false })
  const query = new URL(frame.getAttribute('src') ?? '').searchParams
  expect(query.get('symbol')).toBe('BITSTAMP:BTCUSD')
  expect([query.get('interval'), query.get('theme')]).toEqual(['60', 'dark'])
  expect(chartOf('BTC/GBP')).toBeVisible()
  expect(screen.getByText(/prices are the provider’s/)).toBeVisible()
})

it('shows the symbol in the URL, and leads back to BTCUSD', async () => {
  const { user } = await renderPage({ path: '/trading-view?seed=7&symbol=gbp/usd' })
  expect(instrument('GBP/USD')).toBeVisible()
  expect(chartOf('GBP/USD')).toBeVisible()
  expect(document.querySelector('iframe')).toBeNull()

  await user.click(screen.getByRole('button', { name: 'Show BTCUSD' }))
  await settle()
  expect(address()).toBe('/trading-view?seed=7')
  expect(document.querySelector('iframe')).not.toBeNull()
})

it('hands the focus of the way back to BTCUSD on to the symbol', async () => {
  const { user } = await renderPage({ path: '/trading-view?symbol=gbp/usd' })
  act(() => screen.getByRole('button', { name: 'Show BTCUSD' }).focus())
  await user.keyboard('{Enter}')
  await settle()

  expect(instrument('BTC/GBP')).toBeVisible()
  expect(screen.getByRole('combobox', { name: 'Symbol' })).toHaveFocus()
})

it('falls back from a symbol that this market does not have, and says so', async () => {
  await renderPage({ path: '/trading-view?symbol=nonsense' })

  expect(instrument('BTC/GBP')).toBeVisible()
  expect(screen.getByText('“NONSENSE” is not traded here: showing BTC/GBP instead.')).toBeVisible()
})

it('keeps the chart’s timeframe when another symbol is chosen', async () => {
  const { user } = await renderPage()
  await user.click(screen.getByRole('button', { name: '4h' }))
  await user.click(row('ETH/GBP'))
  await settle()

  expect(screen.getByRole('application', { name: 'Price chart of ETH/GBP, 4h' })).toBeVisible()
})

it('shows the same computed change above the chart and in the watchlist, and tags the sampled volume', async () => {
  const { store } = await renderPage()
  const { price, open } = store.get(quoteAtom('BTC/GBP'))
  const change = `${((price / open - 1) * 100).toFixed(2)}%`.replace('-', '−')
  const figures = screen.getByText('24h change').closest('dl')

  expect(figures).toHaveTextContent(change)
  expect(row('BTC/GBP')).toHaveTextContent(change)
  expect(figures).toHaveTextContent('Volume Sample£1.2B')
})

it('selects chart, figures and book by a click on a row of the watchlist', async () => {
  const { user } = await renderPage()
  await user.click(row('SOL/GBP'))
  await settle()

  expect(row('SOL/GBP')).toHaveAttribute('aria-selected', 'true')
  expect(instrument('SOL/GBP')).toBeVisible()
  expect(chartOf('SOL/GBP')).toBeVisible()
  expect(book('SOL/GBP').getAllByRole('button')).toHaveLength(20)
  expect(address()).toBe('/trading-view?symbol=SOL%2FGBP')
})

it('says that the watchlist is empty, and where a pair is added', async () => {
  const { user, store } = await renderPage()
  act(() => store.set(watchlistAtom, ['BTC/GBP']))
  await user.click(screen.getByRole('button', { name: 'Remove BTC/GBP' }))

  expect(screen.getByText('Your watchlist is empty.')).toBeVisible()
  expect(picker()).toHaveFocus()
  expect(instrument('BTC/GBP')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Add to watchlist' }))
  expect(watched()).toEqual(['BTC/GBP'])
})

it('leaves the focus beside the button that goes once the pair is watched', async () => {
  const { user, store } = await renderPage()
  act(() => store.set(watchlistAtom, ['ETH/GBP']))
  act(() => screen.getByRole('button', { name: 'Add to watchlist' }).focus())
  await user.keyboard('{Enter}')

  expect(watched()).toEqual(['ETH/GBP', 'BTC/GBP'])
  expect(screen.getByRole('button', { name: 'Trade BTC/GBP' })).toHaveFocus()
})

it('says before any click as what a pair is traded that is not priced in pounds', async () => {
  await renderPage({ path: '/trading-view?symbol=GBP/JPY' })
  const sentence = /You trade Japanese yen: 1 JPY = £0\.005\d{4}\./

  expect(screen.getAllByText(sentence)).toHaveLength(2)
  expect(book('GBP/JPY').getByRole('columnheader', { name: 'Price (JPY)' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Trade JPY/GBP' })).toBeVisible()
})

it('stays on the page with a price of the book that becomes an order', async () => {
  const { user } = await renderPage()
  await user.click(book().getAllByRole('button', { name: /^Buy at/ })[9]!)

  expect(address()).toBe('/trading-view')
  expect(screen.getByLabelText('Quantity (BTC)')).toHaveFocus()
})

it('shows any instrument that is chosen above the chart', async () => {
  const { user } = await renderPage()
  await pickInstrument(user, 'Symbol', 'gold')
  await settle()

  expect(instrument('XAU/GBP')).toBeVisible()
  expect(chartOf('XAU/GBP')).toBeVisible()
  expect(address()).toBe('/trading-view?symbol=XAU%2FGBP')
})

it('leaves no timer behind', async () => {
  const { unmount } = await renderPage()
  unmount()
  await settle()

  expect(jest.getTimerCount()).toBe(0)
})
