import type { Pair } from '@aldergate/market'
import { advance, renderWithApp } from '@aldergate/testing'
import { act, screen, within } from '@testing-library/react'
import { OrdersCard } from '../orders/OrdersCard'
import { OrderBookCard } from './OrderBookCard'

function renderBook(pair: Pair = 'BTC/GBP') {
  return renderWithApp(<OrderBookCard pair={pair} />)
}

/** The book beside the form that its prices fill in. */
function renderWithForm(pair: Pair = 'BTC/GBP') {
  const view = renderWithApp(
    <>
      <OrdersCard pair={pair} />
      <OrderBookCard pair={pair} />
    </>,
  )
  return { ...view, form: within(screen.getByRole('form', { name: 'New order' })) }
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

it.each(['Buy', 'Sell'])(
  'makes a price of "%s at …" the limit of the order form, and leads to its quantity',
  async (side) => {
    const { user } = renderWithForm()
    const price = book().getAllByRole('button', { name: new RegExp(`^${side} at`) })[3]!
    await user.click(price)

    expect(screen.getByRole('button', { name: side, pressed: true })).toBeInTheDocument()
    expect(screen.getByLabelText('Order type')).toHaveDisplayValue('Limit')
    expect(screen.getByLabelText('Limit price')).toHaveValue(priceOf(price))
    expect(screen.getByLabelText('Quantity (BTC)')).toHaveFocus()
  },
)

it('leaves what else was typed in the order form as it is', async () => {
  const { user } = renderWithForm()
  await user.type(screen.getByLabelText('Quantity (BTC)'), '0.5')
  await user.type(screen.getByLabelText('Take profit'), '90000')
  await user.selectOptions(screen.getByLabelText('Order type'), 'Stop')
  await user.click(book().getAllByRole('button', { name: /^Buy at/ })[9]!)

  expect(screen.getByLabelText('Order type')).toHaveDisplayValue('Limit')
  expect(screen.getByLabelText('Quantity (BTC)')).toHaveValue(0.5)
  expect(screen.getByLabelText('Take profit')).toHaveValue(90_000)
})

it('sells yen where GBP/JPY is bought, at the price the other way round', async () => {
  const { user } = renderWithForm('GBP/JPY')
  expect(screen.getByText(/To buy GBP\/JPY is to sell JPY\/GBP\./)).toBeVisible()
  const price = book('GBP/JPY').getAllByRole('button', { name: /^Buy at/ })[9]!
  await user.click(price)

  expect(screen.getByRole('button', { name: 'Sell', pressed: true })).toBeInTheDocument()
  const limit = screen.getByLabelText<HTMLInputElement>('Limit price')
  expect(limit.valueAsNumber).toBeCloseTo(1 / priceOf(price), 6)
  expect(screen.getByLabelText('Quantity (JPY)')).toHaveFocus()
})

it('says no more why the order before was refused, or that it was placed', async () => {
  const { user, form } = renderWithForm()
  await user.type(screen.getByLabelText('Quantity (BTC)'), '0.1{Enter}')
  expect(screen.getByLabelText('Limit price')).toHaveAccessibleDescription(
    'Enter a price above zero.',
  )
  await user.click(book().getAllByRole('button', { name: /^Buy at/ })[0]!)
  expect(screen.getByLabelText('Limit price')).toHaveAccessibleDescription('')

  await user.keyboard('{Enter}')
  expect(screen.getByText(/^Filled: Buy 0\.1 BTC, Limit/)).toBeVisible()
  await user.click(book().getAllByRole('button', { name: /^Sell at/ })[0]!)
  expect(form.getByRole('status')).toBeEmptyDOMElement()
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
