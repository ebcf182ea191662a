import { quotedPrice } from '@aldergate/ledger'
import { ledgerAtom } from '@aldergate/ledger/state'
import { advanceOrdersAtom, cancelOrderAtom, restOrderAtom } from '@aldergate/ledger/orders'
import type { Pair } from '@aldergate/market'
import { openingAtom, pricePathAtom, quoteAtom } from '@aldergate/market/state'
import { renderWithApp } from '@aldergate/testing'
import { act, screen, within } from '@testing-library/react'
import { OrdersCard } from './OrdersCard'
import { useOrderLines } from './useOrderLines'

function renderCard(pair: Pair = 'ETH/GBP') {
  return renderWithApp(<OrdersCard pair={pair} />)
}

type User = ReturnType<typeof renderCard>['user']

async function fill(user: User, fields: Record<string, string>) {
  for (const [label, text] of Object.entries(fields)) {
    const field = screen.getByLabelText(label)
    await user.clear(field)
    await user.type(field, text)
  }
}

function place(user: User, side: 'buy' | 'sell' = 'buy') {
  return user.click(screen.getByRole('button', { name: `Place ${side} order` }))
}

function rows() {
  const table = screen.getByRole('table', { name: 'Open orders' })
  return within(table).getAllByRole('row').slice(1)
}

beforeEach(() => jest.useFakeTimers({ now: Date.UTC(2026, 5, 1, 12) }))
afterEach(() => jest.useRealTimers())

it('places a bracket in one step, and says what each exit would bring', async () => {
  const { user } = renderCard()
  expect(screen.getByText(/No open orders/)).toBeInTheDocument()
  await fill(user, { 'Quantity (ETH)': '2', 'Limit price': '1490' })
  await fill(user, { 'Take profit': '1510', 'Stop-loss': '1480' })
  // 40 less the fee of 0.1 % of 3,020.
  expect(
    screen.getByText('+£36.98 at this price, from £1,490.00, less the fee of closing'),
  ).toBeInTheDocument()
  expect(
    screen.getByText('−£22.96 at this price, from £1,490.00, less the fee of closing'),
  ).toBeInTheDocument()
  expect(screen.getByText(/Reserves £2,982\.98 of £50,000\.00 available cash/)).toBeInTheDocument()
  await place(user)

  expect(
    screen.getByText(
      'Order placed: Buy 2 ETH, Limit at £1,490.00. Order placed: Sell 2 ETH, Take profit at £1,510.00. Order placed: Sell 2 ETH, Stop-loss at £1,480.00.',
    ),
  ).toBeInTheDocument()
  expect(rows().map((row) => within(row).getByRole('rowheader').textContent)).toEqual([
    'Buy 2 ETH, LimitWaits for its price',
    'Sell 2 ETH, Take profitWaits for its entry',
    'Sell 2 ETH, Stop-lossWaits for its entry',
  ])
  expect(rows()[1]).toHaveTextContent('+£36.98')
  expect(screen.getByLabelText('Quantity (ETH)')).toHaveValue(null)
})

it('places once what Enter is pressed twice for, and goes on saying that it is placed until another is typed', async () => {
  const { user } = renderCard()
  await fill(user, { 'Quantity (ETH)': '2', 'Limit price': '1490{Enter}{Enter}' })
  const form = within(screen.getByRole('form', { name: 'New order' }))
  expect(form.getByRole('status')).toHaveTextContent('Order placed: Buy 2 ETH, Limit at £1,490.00.')
  expect(screen.getByLabelText('Quantity (ETH)')).toHaveAccessibleDescription('')
  expect(rows()).toHaveLength(1)

  await fill(user, { 'Quantity (ETH)': '1' })
  expect(form.getByRole('status')).toBeEmptyDOMElement()
  await place(user)
  expect(screen.getByLabelText('Limit price')).toHaveAccessibleDescription(/above zero/)
})

it('fills an order that the market has reached, and begins its exits', async () => {
  const { user, store } = renderCard()
  await fill(user, { 'Quantity (ETH)': '2', 'Limit price': '1600', 'Take profit': '1700' })
  await place(user)
  expect(
    screen.getByText(
      'Filled: Buy 2 ETH, Limit at £1,500.00. Order placed: Sell 2 ETH, Take profit at £1,700.00.',
    ),
  ).toBeInTheDocument()
  expect(rows()).toHaveLength(1)
  expect(rows()[0]).toHaveTextContent('Waits for its price')

  await user.click(screen.getByText('Past orders (1)'))
  expect(screen.getByRole('table', { name: 'Past orders' })).toHaveTextContent('Filled')
  expect([...store.get(ledgerAtom)].filter(({ kind }) => kind === 'fill')).toHaveLength(1)
})

it('orders at the price of now with its exits, or nothing at all', async () => {
  const { user, store } = renderCard()
  await user.selectOptions(screen.getByLabelText('Order type'), 'Market')
  await fill(user, { 'Quantity (ETH)': '1', 'Stop-loss': '1600' })
  await place(user)
  expect(screen.getByLabelText('Stop-loss')).toHaveAccessibleDescription(
    /It must be below £1,500\.00\./,
  )
  expect(screen.getByLabelText('Stop-loss')).toHaveFocus()
  expect([...store.get(ledgerAtom)].filter(({ kind }) => kind === 'fill')).toHaveLength(0)

  await fill(user, { 'Stop-loss': '1400' })
  await place(user)
  expect(
    screen.getByText(
      'Filled: Buy 1 ETH, Market at £1,500.00. Order placed: Sell 1 ETH, Stop-loss at £1,400.00.',
    ),
  ).toBeInTheDocument()
  expect(rows()).toHaveLength(1)
})

it('says of an exit the same before and after its entry: what the position of that order would bring', async () => {
  const { user } = renderCard()
  await user.selectOptions(screen.getByLabelText('Order type'), 'Market')
  await fill(user, { 'Quantity (ETH)': '1', 'Take profit': '1600', 'Stop-loss': '1450' })
  expect(
    screen.getByText('+£98.40 at this price, from £1,500.00, less the fee of closing'),
  ).toBeInTheDocument()
  expect(
    screen.getByText('−£51.45 at this price, from £1,500.00, less the fee of closing'),
  ).toBeInTheDocument()
  await place(user)

  expect(rows()[0]).toHaveTextContent('+£98.40')
  expect(rows()[1]).toHaveTextContent('−£51.45')
  expect(rows()[1]).toHaveTextContent('1 ETH from £1,500.00')
})

it('counts of a sale only what it closes, from the average cost, and says so', async () => {
  const { user } = renderCard()
  await user.click(screen.getByRole('button', { name: 'Sell' }))
  await fill(user, { 'Quantity (ETH)': '10', 'Limit price': '1700' })
  await place(user, 'sell')

  // 4.5 are held: the other 5.5 open a short.
  expect(rows()[0]).toHaveTextContent('4.5 ETH from £1,615.40')
  expect(rows()[0]).toHaveTextContent('+£373.05')
})

it('counts of the exits of a short only what is left of it, and says when nothing is', async () => {
  const { user } = renderCard()
  await user.selectOptions(screen.getByLabelText('Order type'), 'Market')
  await user.click(screen.getByRole('button', { name: 'Sell' }))
  await fill(user, { 'Quantity (ETH)': '14.5', 'Take profit': '1400', 'Stop-loss': '1600' })
  await place(user, 'sell')
  // The first 4.5 were held.
  expect(rows()[0]).toHaveTextContent('10 ETH from £1,500.00')

  await user.click(screen.getByRole('button', { name: 'Buy' }))
  await fill(user, { 'Quantity (ETH)': '4' })
  await place(user)
  expect(rows()[0]).toHaveTextContent('6 ETH from £1,500.00')
  expect(rows()[0]).toHaveTextContent('+£591.60')

  await fill(user, { 'Quantity (ETH)': '6' })
  await place(user)
  for (const row of rows()) expect(row).toHaveTextContent('Nothing to close now')
})

it('promises nothing of exits with a sale that only lessens what is held, and takes none', async () => {
  const { user, store } = renderCard()
  const before = store.get(ledgerAtom)
  await user.selectOptions(screen.getByLabelText('Order type'), 'Market')
  await user.click(screen.getByRole('button', { name: 'Sell' }))
  await fill(user, { 'Quantity (ETH)': '1', 'Take profit': '1400' })
  expect(screen.queryByText(/at this price, from/)).toBeNull()
  await place(user, 'sell')

  expect(
    screen.getByText(
      /^You hold 4\.5 ETH: this sale opens no position that a take-profit or stop-loss could/,
    ),
  ).toBeVisible()
  expect(store.get(ledgerAtom)).toBe(before)
})

it('says nothing of an exit that closes nothing', async () => {
  const { user } = renderCard('DOT/GBP')
  await user.selectOptions(screen.getByLabelText('Order type'), 'Close position')
  await fill(user, { 'Quantity (DOT)': '1', 'Take profit': '1400' })
  expect(screen.queryByText(/at this price/)).not.toBeInTheDocument()
})

it('says of a short that it is one', async () => {
  const { user } = renderCard()
  await user.click(screen.getByRole('button', { name: 'Sell' }))
  await user.selectOptions(screen.getByLabelText('Order type'), 'Market')
  await fill(user, { 'Quantity (ETH)': '5' })
  await place(user, 'sell')
  expect(screen.getByText(/You are short 0\.5 ETH\./)).toBeInTheDocument()

  await user.selectOptions(screen.getByLabelText('Order type'), 'Close position')
  await fill(user, { 'Quantity (ETH)': '9', 'Take profit': '1400' })
  await place(user)
  expect(screen.getByRole('alert')).toHaveTextContent(
    'There is no position of that size to close: your position is 0.5 ETH.',
  )
})

it('says which side closes a position that has come to be on the other side of its exits', async () => {
  const { user } = renderCard('DOT/GBP')
  const trade = async (side: 'Buy' | 'Sell', quantity: string) => {
    await user.click(screen.getByRole('button', { name: side }))
    await user.selectOptions(screen.getByLabelText('Order type'), 'Market')
    await fill(user, { 'Quantity (DOT)': quantity })
    await place(user, side === 'Buy' ? 'buy' : 'sell')
  }
  await trade('Sell', '5')
  await user.selectOptions(screen.getByLabelText('Order type'), 'Close position')
  await fill(user, { 'Quantity (DOT)': '5', 'Stop-loss': '50' })
  await place(user)
  await user.selectOptions(screen.getByLabelText('Order type'), 'Market')
  await trade('Buy', '12')
  await user.click(screen.getByRole('button', { name: 'Amend: Buy 5 DOT, Stop-loss at £50.0000' }))
  const dialog = within(screen.getByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Save' }))

  expect(dialog.getByRole('alert')).toHaveTextContent('You hold 7 DOT: a sale closes it.')
})

it('closes what is held by the first of two prices', async () => {
  const { user } = renderCard()
  await user.click(screen.getByRole('button', { name: 'Sell' }))
  await user.selectOptions(screen.getByLabelText('Order type'), 'Close position')
  await fill(user, { 'Quantity (ETH)': '4' })
  await place(user, 'sell')
  expect(screen.getByRole('alert')).toHaveTextContent('Enter a take-profit or a stop-loss price.')
  await fill(user, { 'Take profit': '1600', 'Stop-loss': '1400' })
  await place(user, 'sell')
  expect(rows()).toHaveLength(2)

  await user.selectOptions(screen.getByLabelText('Order type'), 'Limit')
  await fill(user, { 'Quantity (ETH)': '1', 'Limit price': '1700' })
  await place(user, 'sell')
  expect(screen.getByRole('alert')).toHaveTextContent(
    '0.5 ETH can be sold; 4 are reserved for other orders.',
  )
})

it.each([
  [
    { 'Quantity (ETH)': '-1', 'Limit price': '1400' },
    'Quantity (ETH)',
    /above zero with at most 8/,
  ],
  [{ 'Quantity (ETH)': '1' }, 'Limit price', /Enter a price above zero/],
  [{ 'Quantity (ETH)': '1', 'Limit price': '0' }, 'Limit price', /Enter a price above zero/],
  [{ 'Quantity (ETH)': '1', 'Limit price': '14.123' }, 'Limit price', /at most 2 decimal places/],
])('says at the field what is wrong with %j', async (typed, label, why) => {
  const { user } = renderCard()
  await fill(user, typed)
  await place(user)
  expect(screen.getByLabelText(label)).toHaveAccessibleDescription(why)
  expect(screen.getByLabelText(label)).toHaveFocus()
  expect(screen.queryByRole('table', { name: 'Open orders' })).not.toBeInTheDocument()
})

it('places no plain stop where the limit of a stop-limit is left empty', async () => {
  const { user } = renderCard()
  await user.selectOptions(screen.getByLabelText('Order type'), 'Stop-limit')
  await fill(user, { 'Quantity (ETH)': '1', 'Stop price': '1600' })
  await place(user)
  expect(screen.getByLabelText('Limit price')).toHaveAccessibleDescription(/above zero/)
  expect(screen.queryByRole('table', { name: 'Open orders' })).not.toBeInTheDocument()
})

it('asks for quantity and prices anew when the pair changes, and has them again when it changes back', async () => {
  const { user, rerender } = renderCard()
  await user.click(screen.getByRole('button', { name: 'Sell' }))
  await fill(user, { 'Quantity (ETH)': '1', 'Limit price': '1700', 'Stop-loss': '1800' })

  rerender(<OrdersCard pair="BTC/GBP" />)
  expect(screen.getByLabelText('Quantity (BTC)')).toHaveValue(null)
  expect(screen.getByLabelText('Limit price')).toHaveValue(null)
  expect(screen.getByLabelText('Stop-loss')).toHaveValue(null)
  expect(screen.getByRole('button', { name: 'Place sell order' })).toBeInTheDocument()

  rerender(<OrdersCard pair="ETH/GBP" />)
  expect(screen.getByLabelText('Limit price')).toHaveValue(1700)
})

it('says what of the cash is missing', async () => {
  const { user } = renderCard()
  await fill(user, { 'Quantity (ETH)': '100', 'Limit price': '1400' })
  await place(user)
  expect(screen.getByRole('alert')).toHaveTextContent(
    'It needs £140,140.00, and £50,000.00 is available.',
  )
})

it('says of a short whose limit is reached already that the account is too small, and not that it is placed', async () => {
  const { user, store } = renderCard()
  const before = store.get(ledgerAtom)
  await user.click(screen.getByRole('button', { name: 'Sell' }))
  await fill(user, { 'Quantity (ETH)': '100', 'Limit price': '100' })
  await place(user, 'sell')

  expect(screen.getByRole('alert')).toHaveTextContent('Your shorts would be worth £143,250.00')
  expect(screen.queryByText(/Order placed/)).not.toBeInTheDocument()
  expect(store.get(ledgerAtom)).toBe(before)
})

it('amends an order, and keeps it as it is when that is refused', async () => {
  const { user } = renderCard()
  await fill(user, { 'Quantity (ETH)': '2', 'Limit price': '1490' })
  await place(user)
  await user.click(screen.getByRole('button', { name: 'Amend: Buy 2 ETH, Limit at £1,490.00' }))
  const dialog = within(screen.getByRole('dialog'))
  await user.clear(dialog.getByLabelText('Limit price'))
  await user.type(dialog.getByLabelText('Limit price'), '-5')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(dialog.getByLabelText('Limit price')).toHaveAccessibleDescription(/above zero/)
  await user.clear(dialog.getByLabelText('Limit price'))
  await user.type(dialog.getByLabelText('Limit price'), '1480')
  await user.click(dialog.getByRole('button', { name: 'Save' }))

  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(rows()[0]).toHaveTextContent('1,480.00')
  expect(screen.getByText('Amended: Buy 2 ETH, Limit at £1,480.00.')).toBeInTheDocument()
})

it('says of an order that is amended to where the market is already that it is filled', async () => {
  const { user } = renderCard()
  await fill(user, { 'Quantity (ETH)': '2', 'Limit price': '1490' })
  await place(user)
  await user.click(screen.getByRole('button', { name: /^Amend: Buy 2 ETH/ }))
  const dialog = within(screen.getByRole('dialog'))
  await user.clear(dialog.getByLabelText('Limit price'))
  await user.type(dialog.getByLabelText('Limit price'), '1600')
  await user.click(dialog.getByRole('button', { name: 'Save' }))

  expect(screen.getByText('Filled: Buy 2 ETH, Limit at £1,500.00.')).toBeInTheDocument()
  expect(screen.queryByText(/^Amended/)).not.toBeInTheDocument()
})

it.each([
  [/^Amend: Buy 2 ETH, Limit/, 'Limit price', '0'],
  [/^Amend: Sell 2 ETH, Stop-loss/, 'Stop-loss', '1495'],
  [/^Amend: Sell 2 ETH, Stop-loss/, 'Stop-loss', '0'],
  [/^Amend: Sell 2 ETH, Take profit/, 'Quantity (ETH)', '3'],
])(
  'leads to the field for which an amendment is refused, and asks no more of it once it is typed anew: %s, %s of %s',
  async (button, label, typed) => {
    const { user } = renderCard()
    await fill(user, { 'Quantity (ETH)': '2', 'Limit price': '1490' })
    await fill(user, { 'Take profit': '1510', 'Stop-loss': '1480' })
    await place(user)
    await user.click(screen.getByRole('button', { name: button }))
    const dialog = within(screen.getByRole('dialog'))
    await user.clear(dialog.getByLabelText(label))
    await user.type(dialog.getByLabelText(label), typed)
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    expect(dialog.getByLabelText(label)).toBeInvalid()
    expect(dialog.getByLabelText(label)).toHaveFocus()

    await user.type(dialog.getByLabelText(label), '1')
    expect(dialog.getByLabelText(label)).toBeValid()
  },
)

it('says what an order costs at the price that is shown, to the penny', async () => {
  const { user, store } = renderCard('ADA/GBP')
  await user.selectOptions(screen.getByLabelText('Order type'), 'Market')
  await fill(user, { 'Quantity (ADA)': '100000' })
  const shown = quotedPrice('ADA/GBP', store.get(quoteAtom('ADA/GBP')).price).toNumber()
  const cost = (shown * 100_000 * 1.001).toLocaleString('en-GB', {
    style: 'currency',
    currency: 'GBP',
  })

  expect(screen.getByText((text) => text.includes(`About ${cost} `))).toBeInTheDocument()
})

function MovesLine({ pair, to }: { pair: Pair; to: number }) {
  const lines = useOrderLines(pair)
  return <button onClick={() => lines[0]?.onMove?.(to)}>Move the line</button>
}

it.each([
  ['0.1 BTC', 'BTC/GBP', '44800', 44_777.6, '44,777.60'],
  ['1000000 SHIB', 'SHIB/GBP', '0.000006', 0.0000061, '0.0000061'],
  ['100 USD', 'GBP/USD', '0.5', 1.6, '0.625'],
] as const)(
  'amends an order of %s by its line on the chart',
  async (what, pair, limit, to, shown) => {
    const [quantity = '', unit] = what.split(' ')
    const { user } = renderWithApp(
      <>
        <OrdersCard pair={pair} />
        <MovesLine pair={pair} to={to} />
      </>,
    )
    await fill(user, { [`Quantity (${unit})`]: quantity, 'Limit price': limit })
    await place(user)
    await user.click(screen.getByRole('button', { name: 'Move the line' }))

    expect(rows()[0]).toHaveTextContent(shown)
  },
)

function LineFacts({ pair }: { pair: Pair }) {
  return useOrderLines(pair).map(({ id, price, meaningAt }) => (
    <output key={id}>
      {price} {meaningAt?.(price)}
    </output>
  ))
}

it('draws an order for dollars on the chart of GBP/USD at the price of that, and says the profit of its row', async () => {
  const { user } = renderWithApp(
    <>
      <OrdersCard pair="GBP/USD" />
      <LineFacts pair="GBP/USD" />
    </>,
  )
  await user.selectOptions(screen.getByLabelText('Order type'), 'Market')
  await fill(user, { 'Quantity (USD)': '1000', 'Take profit': '0.8' })
  await place(user)

  const [price, profit = ''] = document.querySelector('output')?.textContent.split(' ') ?? []
  expect(price).toBe('1.25')
  expect(profit).toMatch(/^\+£\d/)
  expect(rows()[0]).toHaveTextContent(profit)
})

function LineNames({ pair }: { pair: Pair }) {
  return useOrderLines(pair).map(({ id, label }) => <output key={id}>{label}</output>)
}

it('names the two lines of a stop-limit by their prices, and a line alone by its order', async () => {
  const { user } = renderWithApp(
    <>
      <OrdersCard pair="ETH/GBP" />
      <LineNames pair="ETH/GBP" />
    </>,
  )
  await fill(user, { 'Quantity (ETH)': '2', 'Limit price': '1400' })
  await place(user)
  await user.selectOptions(screen.getByLabelText('Order type'), 'Stop-limit')
  await fill(user, { 'Quantity (ETH)': '1', 'Stop price': '1600', 'Limit price': '1610' })
  await place(user)

  const names = [...document.querySelectorAll('output')].map(({ textContent }) => textContent)
  expect(names).toEqual([
    'Buy 2 ETH, Limit',
    'Buy 1 ETH, Stop-limit: Limit price',
    'Buy 1 ETH, Stop-limit: Stop price',
  ])
})

it('keeps an exit no larger than the order that it waits for', async () => {
  const { user } = renderCard()
  await fill(user, { 'Quantity (ETH)': '2', 'Limit price': '1490', 'Stop-loss': '1480' })
  await place(user)
  await user.click(
    screen.getByRole('button', { name: 'Amend: Sell 2 ETH, Stop-loss at £1,480.00' }),
  )
  const dialog = within(screen.getByRole('dialog'))
  await user.clear(dialog.getByLabelText('Quantity (ETH)'))
  await user.type(dialog.getByLabelText('Quantity (ETH)'), '5')
  await user.click(dialog.getByRole('button', { name: 'Save' }))

  expect(dialog.getByLabelText('Quantity (ETH)')).toHaveAccessibleDescription(
    'The order that it waits for opens only 2 ETH.',
  )
})

it('tells the orders of a ladder apart by their prices', async () => {
  const { user } = renderCard()
  const form = within(screen.getByRole('form', { name: 'New order' }))
  for (const price of ['1490', '1480']) {
    await fill(user, { 'Quantity (ETH)': '1', 'Limit price': price })
    await place(user)
    expect(form.getByRole('status')).toHaveTextContent(
      `Order placed: Buy 1 ETH, Limit at £${price.replace('1', '1,')}.00.`,
    )
  }
  await user.click(screen.getByRole('button', { name: 'Cancel: Buy 1 ETH, Limit at £1,490.00' }))
  expect(screen.getByText('Cancelled: Buy 1 ETH, Limit at £1,490.00.')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Amend: Buy 1 ETH, Limit at £1,480.00' }))
  expect(
    screen.getByRole('dialog', { name: 'Amend: Buy 1 ETH, Limit at £1,480.00' }),
  ).toBeInTheDocument()
})

it('names both prices of a stop that wakes a limit', async () => {
  const { user } = renderCard()
  await user.selectOptions(screen.getByLabelText('Order type'), 'Stop-limit')
  await fill(user, { 'Quantity (ETH)': '1', 'Stop price': '1600', 'Limit price': '1610' })
  await place(user)
  expect(
    screen.getByText('Order placed: Buy 1 ETH, Stop-limit at £1,600.00 → 1,610.00.'),
  ).toBeInTheDocument()
})

it('says anew that an order is cancelled, also after another one that was just the same', async () => {
  const { user } = renderCard()
  for (let count = 0; count < 2; count += 1) {
    await fill(user, { 'Quantity (ETH)': '1', 'Limit price': '1400' })
    await place(user)
  }
  const cancelOne = async () => {
    const [button] = screen.getAllByRole('button', { name: /^Cancel: Buy 1 ETH/ })
    if (button) await user.click(button)
    return screen.getByText('Cancelled: Buy 1 ETH, Limit at £1,400.00.')
  }
  const first = await cancelOne()
  expect(await cancelOne()).not.toBe(first)
  expect(first).not.toBeInTheDocument()
})

it('cancels an order together with what waits for it', async () => {
  const { user } = renderCard()
  await fill(user, { 'Quantity (ETH)': '2', 'Limit price': '1490', 'Take profit': '1500' })
  await place(user)
  await user.click(screen.getByRole('button', { name: 'Cancel: Buy 2 ETH, Limit at £1,490.00' }))
  expect(screen.getByText(/No open orders/)).toBeInTheDocument()
  expect(screen.getByText('Cancelled: Buy 2 ETH, Limit at £1,490.00.')).toBeInTheDocument()
  await user.click(screen.getByText('Past orders (2)'))
  expect(screen.getByRole('table', { name: 'Past orders' })).toHaveTextContent('Cancelled by you')
})

it('shows the past orders twenty at a time, until all that it counts are there', async () => {
  const { user, store } = renderCard()
  act(() => {
    for (let count = 0; count < 25; count += 1) {
      const orderId = `order ${count}`
      store.set(restOrderAtom, {
        orderId,
        pair: 'ETH/GBP',
        side: 'buy',
        quantity: '1',
        limit: '1400',
      })
      store.set(cancelOrderAtom, orderId)
    }
  })
  await user.click(screen.getByText('Past orders (25)'))
  const past = within(screen.getByRole('table', { name: 'Past orders' }))
  expect(past.getAllByRole('row')).toHaveLength(1 + 20)

  screen.getByRole('button', { name: 'Show more rows' }).focus()
  await user.keyboard('{Enter}')
  expect(past.getAllByRole('row')).toHaveLength(1 + 25)
  expect(screen.queryByRole('button', { name: 'Show more rows' })).not.toBeInTheDocument()
  expect(screen.getByText('25 of 25 rows').parentElement).toHaveFocus()
})

it('keeps the focus among the orders when one of them is cancelled', async () => {
  const { user } = renderCard()
  for (const quantity of ['1', '2', '3']) {
    const exits = quantity === '2' && { 'Take profit': '1500' }
    await fill(user, { 'Quantity (ETH)': quantity, 'Limit price': '1400', ...exits })
    await place(user)
  }
  expect(rows()).toHaveLength(4)
  await user.click(screen.getByRole('button', { name: 'Cancel: Buy 2 ETH, Limit at £1,400.00' }))
  expect(screen.getByRole('button', { name: 'Amend: Buy 3 ETH, Limit at £1,400.00' })).toHaveFocus()
  await user.click(screen.getByRole('button', { name: 'Cancel: Buy 3 ETH, Limit at £1,400.00' }))
  expect(screen.getByRole('button', { name: 'Amend: Buy 1 ETH, Limit at £1,400.00' })).toHaveFocus()
  await user.click(screen.getByRole('button', { name: 'Cancel: Buy 1 ETH, Limit at £1,400.00' }))
  expect(screen.getByRole('group', { name: 'Open orders' })).toHaveFocus()
})

/** A bracket on ETH, and a single order on ADA. */
async function placeOnTwoPairs() {
  const view = renderCard('ADA/GBP')
  await fill(view.user, { 'Quantity (ADA)': '100', 'Limit price': '0.3' })
  await place(view.user)
  view.rerender(<OrdersCard pair="ETH/GBP" />)
  await fill(view.user, { 'Quantity (ETH)': '2', 'Limit price': '1400', 'Take profit': '1500' })
  await place(view.user)
  return view
}

it('shows the orders of all pairs or of the one that is looked at', async () => {
  const { user, rerender } = await placeOnTwoPairs()
  expect(rows()).toHaveLength(3)
  await user.click(screen.getByRole('button', { name: 'ETH/GBP', pressed: false }))
  expect(rows()).toHaveLength(2)
  expect(screen.getByRole('button', { name: 'Cancel all (2)' })).toBeInTheDocument()

  rerender(<OrdersCard pair="ADA/GBP" />)
  expect(rows()).toHaveLength(1)
  rerender(<OrdersCard pair="BTC/GBP" />)
  expect(rows()).toHaveLength(3)
  expect(screen.queryByRole('group', { name: 'Orders shown' })).not.toBeInTheDocument()
})

it('cancels all orders that are shown once that is confirmed, and no other', async () => {
  const { user } = await placeOnTwoPairs()
  await user.click(screen.getByRole('button', { name: 'ETH/GBP' }))
  await user.click(screen.getByRole('button', { name: 'Cancel all (2)' }))
  expect(screen.getByRole('dialog')).toHaveTextContent('2 open orders will be cancelled.')
  await user.click(screen.getByRole('button', { name: 'Back' }))
  expect(rows()).toHaveLength(2)

  await user.click(screen.getByRole('button', { name: 'Cancel all (2)' }))
  await user.click(screen.getByRole('button', { name: 'Cancel orders' }))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(screen.getByText('2 orders cancelled.')).toBeInTheDocument()
  expect(rows()).toHaveLength(1)
  expect(rows()[0]).toHaveTextContent('Buy 100 ADA')
  expect(screen.queryByRole('button', { name: /^Cancel all/ })).not.toBeInTheDocument()
  expect(
    screen.getByRole('button', { name: 'Amend: Buy 100 ADA, Limit at £0.30000' }),
  ).toHaveFocus()
})

/** Advances the clock until ether has this price, with nothing subscribed to the orders. */
function passTo(store: ReturnType<typeof renderCard>['store'], price: number) {
  const path = store.get(pricePathAtom('ETH/GBP'))
  const { time } = store.get(openingAtom)
  const step = Array.from({ length: 5_000 }, (_, index) => index).find(
    (index) => path.priceAt(index) >= price,
  )
  act(() => {
    jest.setSystemTime(time + (step ?? 0) * 3_000)
    // Like a subscriber to the market's one-second tick.
    jest.advanceTimersByTime(1_000)
  })
}

/** Opens the dialog of a stop-limit order, and types another stop. */
async function typeOtherStop() {
  const view = renderCard()
  await view.user.selectOptions(screen.getByLabelText('Order type'), 'Stop-limit')
  await fill(view.user, { 'Quantity (ETH)': '1', 'Stop price': '1500.01', 'Limit price': '1400' })
  await place(view.user)
  await view.user.click(screen.getByRole('button', { name: /^Amend: Buy 1 ETH, Stop-limit/ }))
  const dialog = within(screen.getByRole('dialog'))
  await view.user.clear(dialog.getByLabelText('Stop price'))
  await view.user.type(dialog.getByLabelText('Stop price'), '1600')
  return { ...view, dialog }
}

it('takes the stop out of the dialog when the market reaches it, and amends the limit', async () => {
  const { user, store, dialog } = await typeOtherStop()
  passTo(store, 1_500.01)
  act(() => store.set(advanceOrdersAtom))
  expect(dialog.queryByLabelText('Stop price')).not.toBeInTheDocument()
  expect(dialog.getByRole('status')).toHaveTextContent('Stop reached, limit active')

  await user.clear(dialog.getByLabelText('Limit price'))
  await user.type(dialog.getByLabelText('Limit price'), '1410')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(rows()[0]).toHaveTextContent('1,410.00')
})

it('does not say that a stop is amended which was reached before anybody looked', async () => {
  const { user, store, dialog } = await typeOtherStop()
  passTo(store, 1_500.01)
  await user.click(dialog.getByRole('button', { name: 'Save' }))

  expect(dialog.getByRole('alert')).toHaveTextContent(
    'The stop has been reached and cannot be changed any more; the limit is active.',
  )
  expect(screen.queryByText(/^Amended/)).not.toBeInTheDocument()
})

it('wakes a limit by its stop, and then shows the limit alone', async () => {
  const { user, store } = renderCard()
  await user.selectOptions(screen.getByLabelText('Order type'), 'Stop-limit')
  await fill(user, { 'Quantity (ETH)': '1', 'Stop price': '1500.01', 'Limit price': '1400' })
  await place(user)
  expect(rows()[0]).toHaveTextContent('1,500.01 → 1,400.00')

  passTo(store, 1_500.01)
  act(() => store.set(advanceOrdersAtom))
  expect(rows()[0]).toHaveTextContent('Stop reached, limit active')
  expect(rows()[0]).not.toHaveTextContent('1,500.01')
})

it('orders dollars for pounds where the pair counts dollars for a pound', async () => {
  const { user } = renderCard('GBP/USD')
  await fill(user, { 'Quantity (USD)': '100', 'Limit price': '0.5' })
  await place(user)
  expect(rows()[0]).toHaveTextContent('Buy 100 USD, Limit')
})
