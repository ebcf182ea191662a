import { exact, feeOf, type GbpPair, pounds, quotedPrice, valueOf } from '@aldergate/ledger'
import { advanceOrdersAtom, openOrdersAtom } from '@aldergate/ledger/orders'
import { fillsAtom } from '@aldergate/ledger/state'
import { marketStepAtom, PRICE_STEP_MS, pricePathAtom, quoteAtom } from '@aldergate/market/state'
import { advance, renderWithApp } from '@aldergate/testing'
import { act, screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { OrderForm } from './OrderForm'

function renderForm(pair: GbpPair = 'DOT/GBP') {
  return renderWithApp(<OrderForm pair={pair} />)
}

async function choose(user: UserEvent, type: string) {
  await user.selectOptions(screen.getByLabelText('Order type'), type)
}

async function fill(user: UserEvent, fields: Record<string, string>) {
  for (const [label, text] of Object.entries(fields)) {
    const field = screen.getByLabelText(label)
    await user.clear(field)
    await user.type(field, text)
  }
}

function press(user: UserEvent, name: string) {
  return user.click(screen.getByRole('button', { name }))
}

async function trade(user: UserEvent, side: 'Buy' | 'Sell', quantity: string) {
  await press(user, side)
  await choose(user, 'Market')
  await fill(user, { 'Quantity (DOT)': quantity })
  await press(user, `Place ${side.toLowerCase()} order`)
}

function quantity() {
  return screen.getByLabelText('Quantity (DOT)')
}

function shares(of: string) {
  return within(screen.getByRole('group', { name: `Share of ${of}` }))
}

beforeEach(() => jest.useFakeTimers({ now: Date.UTC(2026, 5, 1, 12) }))
afterEach(() => jest.useRealTimers())

it('closes a short by a buy without asking for the side, and a holding by a sale', async () => {
  const { user, store } = renderForm()
  await trade(user, 'Sell', '80')
  await choose(user, 'Close position')
  expect(screen.queryByRole('group', { name: 'Side' })).not.toBeInTheDocument()
  expect(screen.getByText('A buy closes your short.')).toBeInTheDocument()

  await fill(user, { 'Quantity (DOT)': '80', 'Take profit': '1', 'Stop-loss': '50' })
  expect(screen.getByText(/^\+£\d.* at this price/)).toBeInTheDocument()
  await press(user, 'Place buy order')
  expect(store.get(openOrdersAtom)).toMatchObject([
    { side: 'buy', role: 'takeProfit' },
    { side: 'buy', role: 'stopLoss' },
  ])
  expect(
    screen.getByText(
      'Order placed: Buy 80 DOT, Take profit at £1.0000. Order placed: Buy 80 DOT, Stop-loss at £50.0000.',
    ),
  ).toBeInTheDocument()

  await choose(user, 'Limit')
  expect(screen.getByRole('button', { name: 'Sell', pressed: true })).toBeInTheDocument()
  await trade(user, 'Buy', '90')
  await choose(user, 'Close position')
  expect(screen.getByText('A sale closes what you hold.')).toBeInTheDocument()
})

it('says while the quantity is typed how much of a sale is a short', async () => {
  const { user } = renderForm()
  await trade(user, 'Buy', '120')
  await press(user, 'Sell')
  await fill(user, { 'Quantity (DOT)': '120' })
  expect(screen.queryByText(/short/)).not.toBeInTheDocument()

  await fill(user, { 'Quantity (DOT)': '200' })
  expect(screen.getByText(/^You hold 120 DOT\. Sells 80 DOT short\. Brings/)).toBeInTheDocument()
  await press(user, 'Buy')
  expect(screen.queryByText(/short/)).not.toBeInTheDocument()
})

it('says what a market order costs to the penny, and nothing of what is worth nothing', async () => {
  const { user, store } = renderForm()
  await choose(user, 'Market')
  await fill(user, { 'Quantity (DOT)': '0.6' })
  const [units, price] = [
    exact('0.6'),
    quotedPrice('DOT/GBP', store.get(quoteAtom('DOT/GBP')).price),
  ]
  const cost = pounds(valueOf(units, price).plus(feeOf(units, price)))
  expect(screen.getByText(new RegExp(`About £${cost} of £50,000\\.00`))).toBeInTheDocument()

  await press(user, 'Sell')
  expect(screen.getByText(/Brings about £/)).toBeInTheDocument()
  await fill(user, { 'Quantity (DOT)': '0.00000001' })
  expect(screen.queryByText(/Brings about/)).not.toBeInTheDocument()
})

it.each([
  [{ 'Quantity (DOT)': '99999999999999', 'Limit price': '2' }],
  [{ 'Quantity (DOT)': '1', 'Limit price': '12345678901234567890' }],
])('says of %j that it is too large, and not that it is none', async (fields) => {
  const { user } = renderForm()
  await fill(user, fields)
  await press(user, 'Place buy order')
  expect(screen.getByText('Enter a smaller number.')).toBeInTheDocument()
})

it('says what an order costs and sells short in every way in which its numbers can be typed', async () => {
  const { user } = renderForm()
  await fill(user, { 'Quantity (DOT)': '1e3', 'Limit price': '2e0' })
  expect(screen.getByText(/Reserves £2,002\.00 of £50,000\.00/)).toBeInTheDocument()

  await press(user, 'Sell')
  expect(screen.getByText(/Sells 1,000 DOT short\. Brings about £1,998\.00/)).toBeInTheDocument()
})

it('says what an exit would bring at a price of less than a millionth of a pound', async () => {
  const { user } = renderForm('SHIB/GBP')
  await fill(user, {
    'Quantity (SHIB)': '10000000',
    'Limit price': '0.0000005',
    'Take profit': '0.0000009',
  })
  expect(screen.getByLabelText('Take profit')).toHaveAccessibleDescription(
    '+£3.99 at this price, from £0.0000005000, less the fee of closing',
  )
})

it('fills in a share of the cash at the price of the order, which can be ordered', async () => {
  const { user, store } = renderForm()
  await fill(user, { 'Limit price': '2' })
  await user.click(shares('your available cash').getByRole('button', { name: '50%' }))
  expect(screen.getByText(/Reserves £(24,999\.9\d|25,000\.00) of £50,000\.00/)).toBeInTheDocument()
  await user.click(shares('your available cash').getByRole('button', { name: 'Max' }))
  await press(user, 'Place buy order')
  expect(store.get(openOrdersAtom)).toHaveLength(1)
})

it('fills in a share of the cash at the price of now while no price is typed', async () => {
  const { user } = renderForm()
  await user.click(shares('your available cash').getByRole('button', { name: '25%' }))
  await press(user, 'Use current price: Limit price')
  expect(screen.getByText(/Reserves £12,(499\.9\d|500\.00) of £50,000\.00/)).toBeInTheDocument()
})

it('leaves the market room to rise before what all the cash buys is placed', async () => {
  const { user } = renderForm()
  await choose(user, 'Market')
  await user.click(shares('your available cash').getByRole('button', { name: 'Max' }))
  expect(screen.getByText(/About £49,[89]\d\d\.\d\d of £50,000\.00/)).toBeInTheDocument()
})

it('leaves a stop, which is filled at the price of the market, room to be filled beyond its own', async () => {
  const { user, store } = renderForm('BTC/GBP')
  const path = store.get(pricePathAtom('BTC/GBP'))
  const rise = (step: number) => path.priceAt(step + 1) / path.priceAt(step)
  let step = store.get(marketStepAtom)
  while (rise(step) < 1.00005) step += 1
  advance((step - store.get(marketStepAtom)) * PRICE_STEP_MS)
  await choose(user, 'Stop')
  await fill(user, { 'Stop price': (path.priceAt(step) * 1.00001).toFixed(2) })
  await user.click(shares('your available cash').getByRole('button', { name: 'Max' }))
  await press(user, 'Place buy order')
  advance(PRICE_STEP_MS)
  act(() => store.set(advanceOrdersAtom))

  expect(store.get(fillsAtom)).toHaveLength(1)
})

it('fills in a share of what is held and no order waits to sell, or of the position to be closed', async () => {
  const { user } = renderForm()
  await press(user, 'Sell')
  for (const share of shares('what you can sell').getAllByRole('button')) {
    expect(share).toBeDisabled()
  }
  await trade(user, 'Buy', '120')
  await press(user, 'Sell')
  await choose(user, 'Limit')
  await user.click(shares('what you can sell').getByRole('button', { name: '75%' }))
  expect(quantity()).toHaveValue(90)
  await fill(user, { 'Quantity (DOT)': '20', 'Limit price': '50' })
  await press(user, 'Place sell order')
  await user.click(shares('what you can sell').getByRole('button', { name: 'Max' }))
  expect(quantity()).toHaveValue(100)

  await choose(user, 'Close position')
  await user.click(shares('your position').getByRole('button', { name: '25%' }))
  expect(quantity()).toHaveValue(25)
})

it('says of a large position to the last unit how much it is: so much can be closed', async () => {
  const { user, store } = renderForm('SHIB/GBP')
  await choose(user, 'Market')
  // The account starts with so many units that fewer must be bought.
  await fill(user, { 'Quantity (SHIB)': '1783927501.07035821' })
  await press(user, 'Place buy order')
  const [shown = ''] = /[\d,.]+(?= SHIB\.)/.exec(screen.getByText(/^You hold/).textContent) ?? []
  expect(shown).toBe('1,808,927,501.07035821')

  await choose(user, 'Close position')
  await fill(user, { 'Quantity (SHIB)': shown.replaceAll(',', ''), 'Take profit': '0.01' })
  await press(user, 'Place sell order')
  expect(store.get(openOrdersAtom)).toMatchObject([{ quantity: '1808927501.07035821' }])
})

it('fills in the price of now, as it is quoted', async () => {
  const { user, store } = renderForm()
  await choose(user, 'Stop-limit')
  await press(user, 'Use current price: Limit price')
  const { price } = store.get(quoteAtom('DOT/GBP'))
  expect(screen.getByLabelText('Limit price')).toHaveValue(quotedPrice('DOT/GBP', price).toNumber())
  expect(screen.getByLabelText('Stop price')).toHaveValue(null)
})
