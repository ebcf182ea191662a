import { useLocation } from '@aldergate/platform'
import { draftOrderAtom } from '@aldergate/ledger/state'
import type { Pair } from '@aldergate/market'
import { advance, renderWithApp } from '@aldergate/testing'
import { act, screen, within } from '@testing-library/react'
import { OrderBookCard } from './OrderBookCard'

function Address() {
  return <address>{useLocation().pathname}</address>
}

function renderBook(pair: Pair = 'BTC/GBP') {
  return renderWithApp(
    <>
      <OrderBookCard pair={pair} />
      <Address />
    </>,
    { path: '/trading-view' },
  )
}

function book(pair: Pair = 'BTC/GBP') {
  return within(screen.getByRole('table', { name: `Order book of ${pair}` }))
}

function priceOf({ textContent }: HTMLElement) {
  return Number(textContent?.replaceAll(',', ''))
}

beforeEach(() => {
  jest.useFakeTimers()
})

afterEach(() => {
  jest.useRealTimers()
})

it.each([
  ['BTC/GBP', 2],
  ['GBP/USD', 4],
] as const)(
  'has ten asks of %s above ten bids with the best prices at the spread',
  (pair, digits) => {
    renderBook(pair)
    const asks = book(pair)
      .getAllByRole('button', { name: /^Buy at/ })
      .map(priceOf)
    const bids = book(pair)
      .getAllByRole('button', { name: /^Sell at/ })
      .map(priceOf)

    expect([asks.length, bids.length]).toEqual([10, 10])
    const falling = [...asks, ...bids]
    expect(falling).toEqual(falling.toSorted((one, other) => other - one))

    const [ask = 0, bid = 0] = [asks.at(-1), bids[0]]
    const line = book(pair).getByText('Spread').closest('tr')
    expect(line).toHaveTextContent(`Spread ${(ask - bid).toFixed(digits)}`)
    const mid = ((ask + bid) / 2).toLocaleString('en-GB', { minimumFractionDigits: digits + 1 })
    expect(line).toHaveTextContent(`Mid ${mid}Spread`)
  },
)

it('sums each side up from the spread', () => {
  renderBook()
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

it('is refreshed every ten seconds, and says how old it is', () => {
  renderBook()
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
  const { user, store } = renderBook()
  const price = book().getAllByRole('button', { name: new RegExp(name) })[3]!
  await user.click(price)

  expect(store.get(draftOrderAtom)).toMatchObject({
    pair: 'BTC/GBP',
    side,
    price: priceOf(price),
    from: 'trading-view',
  })
  expect(screen.getByText('/dashboard', { selector: 'address' })).toBeInTheDocument()
})

it('is gone through by the arrow keys from the lowest ask', async () => {
  const { user } = renderBook()
  const prices = book().getAllByRole('button')
  expect(prices.filter(({ tabIndex }) => tabIndex === 0)).toEqual([prices[9]])

  act(() => prices[9]?.focus())
  await user.keyboard('{ArrowDown}')
  expect(prices[10]).toHaveFocus()
  await user.keyboard('{Home}')
  expect(prices[0]).toHaveFocus()
})
