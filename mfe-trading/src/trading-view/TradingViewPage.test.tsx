import { useLocation } from '@aldergate/shared/router'
import { draftOrderAtom } from '@aldergate/shared/state/draftOrder'
import { quoteAtom } from '@aldergate/shared/state/prices'
import { watchlistAtom } from '@aldergate/shared/state/watchlist'
import { advance, fakeCanvas, renderWithApp, type RenderOptions } from '@aldergate/shared/testing'
import { Toaster } from '@aldergate/shared/ui/Toaster'
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
      <Toaster />
    </>,
    { path: '/trading-view', ...options },
  )
  await settle()
  return view
}

/** Our own chart comes in a file of its own. */
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

function priceOf({ textContent }: HTMLElement) {
  return Number(textContent?.replaceAll(',', ''))
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

describe('the chart', () => {
  it('is the external hourly BTCUSD in dark, over our own chart of bitcoin', async () => {
    await renderPage()

    const frame = screen.getByTitle('External chart of BITSTAMP:BTCUSD', { exact: false })
    const query = new URL(frame.getAttribute('src') ?? '').searchParams
    expect(query.get('symbol')).toBe('BITSTAMP:BTCUSD')
    expect([query.get('interval'), query.get('theme')]).toEqual(['60', 'dark'])
    expect(chartOf('BTC/GBP')).toBeVisible()
    expect(screen.getByText(/prices are the provider's/)).toBeVisible()
  })

  it('is of the symbol in the URL, and leads back to BTCUSD', async () => {
    const { user } = await renderPage({ path: '/trading-view?seed=7&symbol=gbp/usd' })
    expect(instrument('GBP/USD')).toBeVisible()
    expect(chartOf('GBP/USD')).toBeVisible()
    expect(document.querySelector('iframe')).toBeNull()

    await user.click(screen.getByRole('button', { name: 'Show BTCUSD' }))
    await settle()
    expect(address()).toBe('/trading-view?seed=7')
    expect(document.querySelector('iframe')).not.toBeNull()
  })

  it('falls back from a symbol that this market does not have, and says so', async () => {
    await renderPage({ path: '/trading-view?symbol=nonsense' })

    expect(instrument('BTC/GBP')).toBeVisible()
    expect(screen.getByText('This market has no “NONSENSE”: you see BTC/GBP.')).toBeVisible()
  })

  it('keeps its timeframe when another symbol is chosen', async () => {
    const { user } = await renderPage()
    await user.click(screen.getByRole('button', { name: '4h' }))
    await user.click(row('ETH/GBP'))
    await settle()

    expect(screen.getByRole('application', { name: 'Price chart of ETH/GBP, 4h' })).toBeVisible()
  })

  it('shows the same computed change as the watchlist, and tags the sampled volume', async () => {
    const { store } = await renderPage()
    const { price, open } = store.get(quoteAtom('BTC/GBP'))
    const change = `${((price / open - 1) * 100).toFixed(2)}%`.replace('-', '−')
    const figures = screen.getByText('24h change').closest('dl')

    expect(figures).toHaveTextContent(change)
    expect(row('BTC/GBP')).toHaveTextContent(change)
    expect(figures).toHaveTextContent('Volume Sample£1.2B')
  })
})

describe('the watchlist', () => {
  it('has symbol, last price, change % and volume of each pair, and marks the chosen one', async () => {
    await renderPage()

    const heads = watchlist().getAllByRole('columnheader')
    expect(heads.slice(0, 4).map(({ textContent }) => textContent)).toEqual([
      'Symbol',
      'Last price',
      'Change %',
      'Volume',
    ])
    expect(watched()).toEqual(['BTC/GBP', 'ETH/GBP', 'ADA/GBP', 'XRP/GBP', 'SOL/GBP'])
    expect(row('BTC/GBP')).toHaveTextContent(/45,000\.00.*[+−]\d+\.\d\d%£1\.2B/)
    expect(row('BTC/GBP')).toHaveAttribute('aria-selected', 'true')
    expect(row('ETH/GBP')).toHaveAttribute('aria-selected', 'false')
  })

  it('follows the prices', async () => {
    await renderPage()
    const before = row('BTC/GBP').textContent

    advance(3_000)
    expect(row('BTC/GBP').textContent).not.toBe(before)
  })

  it('selects chart, figures and book by a click on a row', async () => {
    const { user } = await renderPage()
    await user.click(row('SOL/GBP'))
    await settle()

    expect(row('SOL/GBP')).toHaveAttribute('aria-selected', 'true')
    expect(instrument('SOL/GBP')).toBeVisible()
    expect(chartOf('SOL/GBP')).toBeVisible()
    expect(book('SOL/GBP').getAllByRole('button')).toHaveLength(20)
    expect(address()).toBe('/trading-view?symbol=SOL%2FGBP')
  })

  it('is walked, reordered and thinned out by the keyboard alone', async () => {
    const { user } = await renderPage()
    act(() => row('BTC/GBP').focus())

    await user.keyboard('{ArrowDown}{ArrowDown}')
    expect(row('ADA/GBP')).toHaveFocus()
    expect(instrument('ADA/GBP')).toBeVisible()
    await user.keyboard('{End}')
    expect(row('SOL/GBP')).toHaveFocus()

    await user.keyboard('{Alt>}{ArrowUp}{/Alt}')
    expect(watched()).toEqual(['BTC/GBP', 'ETH/GBP', 'ADA/GBP', 'SOL/GBP', 'XRP/GBP'])
    expect(row('SOL/GBP')).toHaveFocus()
    expect(screen.getByText('SOL/GBP is now 4 of 5.')).toBeInTheDocument()

    await user.keyboard('{Delete}')
    expect(watched()).toEqual(['BTC/GBP', 'ETH/GBP', 'ADA/GBP', 'XRP/GBP'])
    expect(row('XRP/GBP')).toHaveFocus()
  })

  it('gives a removed pair back to its place by Undo', async () => {
    const { user } = await renderPage()
    await user.click(screen.getByRole('button', { name: 'Remove ETH/GBP' }))
    expect(watched()).toEqual(['BTC/GBP', 'ADA/GBP', 'XRP/GBP', 'SOL/GBP'])

    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(watched()).toEqual(['BTC/GBP', 'ETH/GBP', 'ADA/GBP', 'XRP/GBP', 'SOL/GBP'])
  })

  it('adds a pair that is searched for by name', async () => {
    const { user } = await renderPage()
    await user.type(picker(), 'gold')
    expect(screen.getAllByRole('option')).toHaveLength(1)
    await user.keyboard('{Enter}')

    expect(watched().at(-1)).toBe('XAU/GBP')
    expect(picker()).toHaveValue('')
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
    expect(screen.getByText('XAU/GBP is on your watchlist.')).toBeInTheDocument()
  })

  it('goes through what was found by the arrow keys, and says when nothing was', async () => {
    const { user } = await renderPage()
    await user.type(picker(), 'gilt')
    await user.keyboard('{ArrowDown}')
    const second = screen.getAllByRole('option')[1]
    expect(second).toHaveAttribute('aria-selected', 'true')
    expect(picker()).toHaveAttribute('aria-activedescendant', second?.id)

    await user.type(picker(), 'xyz')
    expect(screen.getByText('No pair to add matches “giltxyz”.')).toBeVisible()
    await user.keyboard('{Escape}')
    expect(screen.queryByText(/No pair to add/)).not.toBeInTheDocument()
    expect(picker()).toHaveValue('giltxyz')
    await user.keyboard('{Escape}')
    expect(picker()).toHaveValue('')
  })

  it('says that it is empty, and where a pair is added', async () => {
    const { user, store } = await renderPage()
    act(() => store.set(watchlistAtom, ['BTC/GBP']))
    await user.click(screen.getByRole('button', { name: 'Remove BTC/GBP' }))

    expect(screen.getByText('Your watchlist is empty.')).toBeVisible()
    expect(picker()).toHaveFocus()
    expect(instrument('BTC/GBP')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Add to watchlist' }))
    expect(watched()).toEqual(['BTC/GBP'])
  })
})

describe('the order book', () => {
  it('has ten asks above ten bids with the best prices at the spread', async () => {
    await renderPage()
    const asks = book()
      .getAllByRole('button', { name: /^Buy at/ })
      .map(priceOf)
    const bids = book()
      .getAllByRole('button', { name: /^Sell at/ })
      .map(priceOf)

    expect([asks.length, bids.length]).toEqual([10, 10])
    const falling = [...asks, ...bids]
    expect(falling).toEqual(falling.toSorted((one, other) => other - one))

    const [ask = 0, bid = 0] = [asks.at(-1), bids[0]]
    const line = book().getByText('Spread').closest('tr')
    expect(line).toHaveTextContent(`Spread ${(ask - bid).toFixed(2)}`)
    expect(line).toHaveTextContent(
      `Mid ${((ask + bid) / 2).toLocaleString('en-GB', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`,
    )
  })

  it('sums each side up from the spread', async () => {
    await renderPage()
    const cells = book()
      .getAllByRole('row')
      .filter((line) => within(line).queryByRole('button', { name: /^Sell at/ }))
      .map((line) => within(line).getAllByRole('cell').map(priceOf))
    let sum = 0
    for (const [, size = 0, cumulative] of cells) {
      sum += size
      expect(cumulative).toBeCloseTo(sum, 3)
    }
    expect(cells).toHaveLength(10)
  })

  it('is refreshed every ten seconds, and says how old it is', async () => {
    await renderPage()
    const prices = () =>
      book()
        .getAllByRole('button')
        .map(({ textContent }) => textContent)
    const before = prices()
    const card = within(book().getByText('Asks').closest('section')!)

    advance(4_000)
    expect(card.getByText('Last update')).toHaveTextContent('Last update 4 s ago')
    expect(prices()).toEqual(before)
    advance(6_000)
    expect(card.getByText('Last update')).toHaveTextContent('Last update 0 s ago')
    expect(prices()).not.toEqual(before)
  })

  it.each([
    ['Buy at', 'buy'],
    ['Sell at', 'sell'],
  ])('takes a price of "%s …" to the ticket on the dashboard', async (name, side) => {
    const { user, store } = await renderPage()
    const price = book().getAllByRole('button', { name: new RegExp(name) })[3]!
    await user.click(price)

    expect(store.get(draftOrderAtom)).toMatchObject({
      pair: 'BTC/GBP',
      side,
      price: priceOf(price),
      from: 'trading-view',
    })
    expect(address()).toBe('/dashboard')
  })

  it('is gone through by the arrow keys from the lowest ask', async () => {
    const { user } = await renderPage()
    const prices = book().getAllByRole('button')
    expect(prices.filter(({ tabIndex }) => tabIndex === 0)).toEqual([prices[9]])

    act(() => prices[9]?.focus())
    await user.keyboard('{ArrowDown}')
    expect(prices[10]).toHaveFocus()
    await user.keyboard('{Home}')
    expect(prices[0]).toHaveFocus()
  })

  it('says before any click that a pair which is not priced in pounds has no ticket', async () => {
    await renderPage({ path: '/trading-view?symbol=GBP/JPY' })

    expect(screen.getByText(/^GBP\/JPY is not priced in pounds/)).toBeVisible()
    expect(book('GBP/JPY').queryByRole('button')).not.toBeInTheDocument()
    expect(book('GBP/JPY').getByRole('columnheader', { name: 'Price (JPY)' })).toBeVisible()
    expect(screen.queryByRole('button', { name: /^Trade/ })).not.toBeInTheDocument()
  })
})

it('has three sample news items, each with title, date, summary and a link to its article', async () => {
  await renderPage()
  const items = within(screen.getByRole('list', { name: 'News' })).getAllByRole('listitem')

  expect(items).toHaveLength(3)
  for (const item of items) {
    const inItem = within(item)
    const title = inItem.getByRole('heading', { level: 3 }).textContent
    expect(item.querySelector('time')).toHaveTextContent(/^\d{1,2} \w+ \d{4}, \d\d:\d\d$/)
    expect(inItem.getByRole('paragraph').textContent?.length).toBeGreaterThan(20)
    expect(inItem.getByRole('link', { name: `Read “${title}”` })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/news\?article=/),
    )
  }
})

it('leaves no timer behind', async () => {
  const { unmount } = await renderPage()
  unmount()
  await settle()

  expect(jest.getTimerCount()).toBe(0)
})
