import type { GbpPair, Ledger } from '../entry'
import { placeOrder } from '../fill'
import { foldOf, withEntry } from '../fold'
import { OPENING_LEDGER } from '../opening'
import { filled, marketOf, NOON, orderOf } from '@aldergate/testing/ledgerScenario'
import { reverseOrder } from '../reversal'
import { type Amendment, amendOrder, cancelOrder } from './changeOrder'
import type { OrderRequest } from './orderRequest'
import { exitRefusal, exitsAfterFill, placeOrders } from './placeOrders'
import { reservesOf } from '../reserves'

const CASH = OPENING_LEDGER.slice(0, 1)

const FACTS = {
  now: NOON,
  priceOf: (pair: GbpPair) => marketOf({ 'ETH/GBP': 1_500 }).priceOf(pair),
}

function request(change: Partial<OrderRequest>): OrderRequest {
  return { orderId: 'one', pair: 'ETH/GBP', side: 'buy', quantity: '10', ...change }
}

function withOrders(ledger: Ledger, ...asked: Partial<OrderRequest>[]): Ledger {
  return asked.reduce<Ledger>((before, change) => {
    const result = placeOrders(before, request(change), FACTS)
    if (result.status !== 'placed') throw new Error(JSON.stringify(result))
    return result.entries.reduce(withEntry, before)
  }, ledger)
}

function withEther(ledger: Ledger, quantity: string): Ledger {
  const market = marketOf({ 'ETH/GBP': 1_500 })
  const order = orderOf({ orderId: 'bought', pair: 'ETH/GBP', quantity }, market)
  return withEntry(ledger, filled(placeOrder(ledger, order, market)))
}

it.each([
  ['no pair of the market', { pair: 'XYZ/GBP' }, { reason: 'unknown-pair' }],
  ['a pair that is not priced in pounds', { pair: 'GBP/USD' }, { reason: 'pair-not-in-pounds' }],
  ['no quantity', { quantity: '0' }, { reason: 'invalid-quantity', problem: 'not-positive' }],
  ['no price at all', {}, { reason: 'no-price' }],
  [
    'a price that is none',
    { limit: 'ten' },
    { reason: 'invalid-price', field: 'limit', problem: 'not-positive', places: 2 },
  ],
  [
    'a price with more places than are quoted',
    { stop: '1600.001' },
    { reason: 'invalid-price', field: 'stop', problem: 'too-many-places', places: 2 },
  ],
  [
    'a stop-limit whose limit is left empty',
    { stop: '1600', limit: '' },
    { reason: 'invalid-price', field: 'limit', problem: 'not-positive', places: 2 },
  ],
  [
    'a stop-limit whose stop is left empty',
    { stop: ' ', limit: '1700' },
    { reason: 'invalid-price', field: 'stop', problem: 'not-positive', places: 2 },
  ],
  [
    'exits beside a limit that is left empty',
    { limit: '', takeProfit: '1800' },
    { reason: 'invalid-price', field: 'limit', problem: 'not-positive', places: 2 },
  ],
  [
    'a price beyond all',
    { limit: '99999999999' },
    { reason: 'invalid-price', field: 'limit', problem: 'too-large', places: 2 },
  ],
  [
    'a price beyond all, with an exponent',
    { limit: '1e10' },
    { reason: 'invalid-price', field: 'limit', problem: 'too-large', places: 2 },
  ],
  [
    'a buy stop below the price',
    { stop: '1500' },
    { reason: 'wrong-side', field: 'stop', must: 'above', price: '1500' },
  ],
  [
    'a sell stop above the price',
    { side: 'sell', stop: '1501' },
    { reason: 'wrong-side', field: 'stop', must: 'below', price: '1500' },
  ],
  [
    'a take profit below the entry',
    { limit: '1400', takeProfit: '1400' },
    { reason: 'wrong-side', field: 'takeProfit', must: 'above', price: '1400' },
  ],
  [
    'a stop loss above the entry',
    { limit: '1400', stopLoss: '1450' },
    { reason: 'wrong-side', field: 'stopLoss', must: 'below', price: '1400' },
  ],
  [
    'a stop loss above the price at which a limit is filled at once',
    { limit: '1600', stopLoss: '1550' },
    { reason: 'wrong-side', field: 'stopLoss', must: 'below', price: '1500' },
  ],
  [
    'a stop loss that is reached where a stop wakes its limit',
    { stop: '1600', limit: '1620', stopLoss: '1610' },
    { reason: 'wrong-side', field: 'stopLoss', must: 'below', price: '1600' },
  ],
  [
    'exits of nothing',
    { side: 'sell', takeProfit: '1600' },
    { reason: 'nothing-to-close', held: '0' },
  ],
  [
    'what is worth less than a penny',
    { quantity: '0.000001', limit: '1400' },
    { reason: 'value-too-small' },
  ],
  [
    'more than the cash',
    { quantity: '50', limit: '1400' },
    { reason: 'not-enough-cash', needed: '70070.00', cash: '50000.00' },
  ],
  [
    'a short beyond the account',
    { side: 'sell', quantity: '100', limit: '1600' },
    // What the account is worth once it is filled, less the fee.
    { reason: 'short-beyond-equity', shorts: '160000.00', equity: '49840.00' },
  ],
  [
    'a short beyond the account whose limit is reached already: it would be sold at the price of now',
    { side: 'sell', quantity: '100', limit: '100' },
    { reason: 'short-beyond-equity', shorts: '150000.00', equity: '49850.00' },
  ],
] as const)('refuses %s', (_what, change, refusal) => {
  const result = placeOrders(CASH, request(change), FACTS)
  expect(result).toMatchObject({ status: 'refused', ...refusal })
})

it.each([
  ['sell', 'buy', '1600'],
  ['buy', 'sell', '1400'],
] as const)(
  'says of an exit on the side of its position, a %s, that a %s closes it, whatever its prices are',
  (opened, closes, stopLoss) => {
    const market = marketOf({ 'ETH/GBP': 1_500 })
    const order = orderOf(
      { orderId: 'opened', pair: 'ETH/GBP', side: opened, quantity: '10' },
      market,
    )
    const ledger = withEntry(CASH, filled(placeOrder(CASH, order, market)))
    expect(placeOrders(ledger, request({ side: opened, stopLoss }), FACTS)).toEqual({
      status: 'refused',
      reason: 'other-side-closes',
      side: closes,
      held: '10',
    })
    expect(placeOrders(ledger, request({ side: closes, stopLoss }), FACTS)).toMatchObject({
      status: 'placed',
    })
  },
)

it.each([
  ['a limit', { limit: '1600' }],
  ['a stop', { stop: '1400' }],
])('takes no exits with a sale, by %s, that only lessens what is held', (_what, price) => {
  const ledger = withEther(CASH, '10')
  const sale = { side: 'sell', ...price, takeProfit: '1000', stopLoss: '2000' } as const
  expect(placeOrders(ledger, request(sale), FACTS)).toEqual({
    status: 'refused',
    reason: 'opens-nothing',
    side: 'sell',
    held: '10',
  })
  expect(placeOrders(ledger, request({ side: 'sell', ...price }), FACTS).status).toBe('placed')
  expect(placeOrders(ledger, request({ ...sale, quantity: '11' }), FACTS).status).toBe('placed')
})

it('takes no exits with an order at the price of now that only lessens what is held', () => {
  const sale = { side: 'sell', takeProfit: '1000', stopLoss: '2000' } as const
  expect(exitRefusal(withEther(CASH, '10'), request(sale), FACTS)).toEqual({
    reason: 'opens-nothing',
    side: 'sell',
    held: '10',
  })
  expect(exitRefusal(withEther(CASH, '9'), request(sale), FACTS)).toBeUndefined()
})

describe('a sale whose exit buys back', () => {
  const POOR: Ledger = [
    { kind: 'openingCash', id: 'cash', at: NOON - 2, amount: '500.00' },
    {
      kind: 'openingHolding',
      id: 'gold',
      at: NOON - 1,
      pair: 'XAU/GBP',
      quantity: '40',
      averageCost: '1800',
    },
  ]
  // At 1550 ten units cost 15,515.50, and at 1560 15,615.60; their sale at 1500 brings 14,985.00.
  const short = { side: 'sell', limit: '1500', takeProfit: '1400' } as const
  const beyondCash = { reason: 'not-enough-cash', needed: '630.60', cash: '500.00' }

  it.each([
    ['at its own price', short],
    ['at the stop', { side: 'sell', stop: '1499' } as const],
  ])(
    'is refused %s where the cash would not pay for it, and taken where it would',
    (_how, sale) => {
      const placed = (stopLoss: string) => placeOrders(POOR, request({ ...sale, stopLoss }), FACTS)
      expect(placed('1560')).toMatchObject({ status: 'refused', reason: 'not-enough-cash' })
      expect(placed('1545')).toMatchObject({ status: 'placed' })
    },
  )

  it('is refused at the price of now as well, and says what the cash lacks', () => {
    const now = { side: 'sell', takeProfit: '1400' } as const
    expect(exitRefusal(POOR, request({ ...now, stopLoss: '1560' }), FACTS)).toMatchObject(
      beyondCash,
    )
    expect(exitRefusal(POOR, request({ ...now, stopLoss: '1545' }), FACTS)).toBeUndefined()
    expect(placeOrders(POOR, request({ ...short, stopLoss: '1560' }), FACTS)).toMatchObject(
      beyondCash,
    )
  })

  it('needs what other orders have reserved, too', () => {
    const other = withOrders(POOR, { orderId: 'other', quantity: '0.1', limit: '1400' })
    const sale = request({ ...short, stopLoss: '1545' })
    expect(placeOrders(other, sale, FACTS)).toMatchObject({
      status: 'refused',
      reason: 'not-enough-cash',
      reserved: '140.14',
    })
  })

  it('buys back no more than is short then', () => {
    const sale = request({ ...short, quantity: '15', stopLoss: '2400' })
    expect(placeOrders(withEther(CASH, '10'), sale, FACTS)).toMatchObject({ status: 'placed' })
  })

  it.each([
    ['the exit dearer', { orderId: 'one stopLoss', stop: '1600' }],
    ['the sale cheaper', { orderId: 'one', limit: '1510' }],
    ['both larger', { orderId: 'one', quantity: '20' }],
  ])('is not made %s than the cash pays for', (_what, change) => {
    const ledger = withOrders(POOR, { ...short, limit: '1550', stopLoss: '1580' })
    expect(amendOrder(ledger, { id: 'a', ...change }, FACTS)).toMatchObject({
      status: 'refused',
      reason: 'not-enough-cash',
    })
  })
})

it('lets an order be made no smaller than what it has to close before it opens what its exits close', () => {
  const sale = { side: 'sell', limit: '1600', quantity: '15', takeProfit: '1000' } as const
  const ledger = withOrders(withEther(CASH, '10'), sale)
  const amend = (quantity: string) =>
    amendOrder(ledger, { id: 'a', orderId: 'one', quantity }, FACTS)
  expect(amend('10')).toMatchObject({ status: 'refused', reason: 'opens-nothing', held: '10' })
  expect(amend('11')).toMatchObject({ status: 'placed' })
})

it('reserves cash for purchases, once for a group', () => {
  const ledger = withOrders(CASH, { limit: '1400' }, { orderId: 'two', stop: '1600' })
  const { orders } = foldOf(ledger)
  expect(reservesOf(orders.open.values()).cash.toFixed()).toBe('30030')
  expect(placeOrders(ledger, request({ orderId: 'three', limit: '2000' }), FACTS)).toMatchObject({
    status: 'refused',
    reason: 'not-enough-cash',
    reserved: '30030.00',
    cash: '50000.00',
  })
  const market = marketOf({ 'ETH/GBP': 1_500 })
  const order = orderOf({ orderId: 'now', pair: 'ETH/GBP', quantity: '14' }, market)
  expect(placeOrder(ledger, order, market)).toMatchObject({
    status: 'refused',
    reason: 'not-enough-cash',
    reserved: '30030.00',
  })
})

it('reserves a penny for the fee that a better price may have where its own has none', () => {
  const ledger = withOrders(CASH, { quantity: '1', limit: '4' })
  expect(reservesOf(foldOf(ledger).orders.open.values()).cash.toFixed()).toBe('4.01')

  const others = withOrders(CASH, { quantity: '1', limit: '49946.05' })
  const small = request({ orderId: 'two', quantity: '1', limit: '4' })
  expect(placeOrders(others, small, FACTS)).toMatchObject({
    reason: 'not-enough-cash',
    needed: '4.01',
    reserved: '49996.00',
  })
})

it('reserves units for sales: neither a second order nor the ticket sells them', () => {
  const ledger = withOrders(withEther(CASH, '10'), {
    side: 'sell',
    quantity: '6',
    takeProfit: '1600',
    stopLoss: '1400',
  })
  const free = { reason: 'units-reserved', free: '4', reserved: '6' }
  const second = { orderId: 'two', side: 'sell', quantity: '5', limit: '1700' } as const
  expect(placeOrders(ledger, request(second), FACTS)).toMatchObject(free)
  const market = marketOf({ 'ETH/GBP': 1_500 })
  const sale = { orderId: 'now', pair: 'ETH/GBP', side: 'sell' } as const
  expect(placeOrder(ledger, orderOf({ ...sale, quantity: '5' }, market), market)).toMatchObject(
    free,
  )
  expect(placeOrder(ledger, orderOf({ ...sale, quantity: '4' }, market), market).status).toBe(
    'filled',
  )
})

it('has nothing free, and never less, where open sales wait for more units than are held', () => {
  const short = { side: 'sell', quantity: '6', limit: '1600' } as const
  const ledger = withEther(withOrders(CASH, short), '4')
  const market = marketOf({ 'ETH/GBP': 1_500 })
  const order = orderOf({ orderId: 'now', pair: 'ETH/GBP', side: 'sell', quantity: '1' }, market)
  expect(placeOrder(ledger, order, market)).toMatchObject({
    reason: 'units-reserved',
    free: '0',
    reserved: '6',
  })
})

it('places once what is sent twice', () => {
  const ledger = withOrders(CASH, { limit: '1400' })
  expect(placeOrders(ledger, request({ limit: '1400' }), FACTS)).toEqual({
    status: 'placed',
    entries: [],
  })
})

function smallOrders(count: number): Partial<OrderRequest>[] {
  return Array.from({ length: count }, (_, index) => ({
    orderId: `order ${index}`,
    quantity: '0.01',
    limit: '1',
  }))
}

it('follows no more orders than anybody can', () => {
  const ledger = withOrders(CASH, ...smallOrders(100))
  const tooMany = { reason: 'too-many-orders', open: 100, asked: 1, most: 100 }
  expect(placeOrders(ledger, request({ limit: '1400' }), FACTS)).toMatchObject(tooMany)

  const atOnce = request({ limit: undefined, takeProfit: '1600' })
  expect(exitRefusal(ledger, atOnce, FACTS)).toMatchObject(tooMany)
  expect(exitRefusal(ledger, request({ limit: undefined }), FACTS)).toBeUndefined()
})

it('tells of a bracket that is refused as a whole how many orders it is, and how many are open', () => {
  const bracket = request({ limit: '1400', takeProfit: '1600', stopLoss: '1300', quantity: '0.01' })
  const result = placeOrders(withOrders(CASH, ...smallOrders(98)), bracket, FACTS)
  expect(result).toEqual({
    status: 'refused',
    reason: 'too-many-orders',
    open: 98,
    asked: 3,
    most: 100,
  })
  expect(placeOrders(withOrders(CASH, ...smallOrders(97)), bracket, FACTS).status).toBe('placed')
})

it('amends: what the order itself reserves is there for it', () => {
  const ledger = withOrders(CASH, { limit: '1400', quantity: '30', takeProfit: '1600' })
  const change = { id: 'first', orderId: 'one', quantity: '34' }
  const result = amendOrder(ledger, change, FACTS)
  if (result.status !== 'placed') throw new Error(JSON.stringify(result))
  const after = result.entries.reduce(withEntry, ledger)
  expect([...foldOf(after).orders.open.values()].map(({ quantity }) => quantity)).toEqual([
    '34',
    '34',
  ])
  expect(amendOrder(after, { ...change, id: 'second', quantity: '36' }, FACTS)).toMatchObject({
    reason: 'not-enough-cash',
  })
})

it.each([
  ['an order that is not open', { orderId: 'nobody' }, { reason: 'not-open' }],
  [
    'a price that is none',
    { orderId: 'one', limit: '-1' },
    { reason: 'invalid-price', field: 'limit' },
  ],
  [
    'an empty price',
    { orderId: 'one', limit: ' ' },
    { reason: 'invalid-price', field: 'limit', problem: 'not-positive' },
  ],
  [
    'an exit on the wrong side of its entry',
    { orderId: 'one takeProfit', limit: '1300' },
    { reason: 'wrong-side', field: 'takeProfit', price: '1400' },
  ],
  [
    'an exit that would close more than its entry opens',
    { orderId: 'one stopLoss', quantity: '10.5' },
    { reason: 'larger-than-entry', entry: '10' },
  ],
  [
    'an entry beyond its own exit',
    { orderId: 'one', limit: '1290' },
    { reason: 'wrong-side', field: 'limit', must: 'above', price: '1300' },
  ],
])('refuses to amend %s, and leaves the order as it is', (_what, change, refusal) => {
  const ledger = withOrders(CASH, { limit: '1400', takeProfit: '1600', stopLoss: '1300' })
  const result = amendOrder(ledger, { id: 'first', ...change }, FACTS)
  expect(result).toMatchObject({ status: 'refused', ...refusal })
})

it('leaves a smaller exit as it is while its entry gets another price, and follows another size', () => {
  const ledger = withOrders(CASH, { limit: '1400', takeProfit: '1600' })
  const sizesAfter = (before: Ledger, id: string, change: Omit<Amendment, 'id'>) => {
    const result = amendOrder(before, { id, ...change }, FACTS)
    if (result.status !== 'placed') throw new Error(JSON.stringify(result))
    const after = result.entries.reduce(withEntry, before)
    const sizes = [...foldOf(after).orders.open.values()].map(({ quantity }) => quantity)
    return { after, sizes }
  }
  const half = sizesAfter(ledger, 'a', { orderId: 'one takeProfit', quantity: '5' })
  expect(half.sizes).toEqual(['10', '5'])
  const moved = sizesAfter(half.after, 'b', { orderId: 'one', limit: '1390' })
  expect(moved.sizes).toEqual(['10', '5'])
  expect(sizesAfter(moved.after, 'c', { orderId: 'one', quantity: '8' }).sizes).toEqual(['8', '8'])
})

it('keeps two exits of one position as large as each other', () => {
  const exits = { side: 'sell', takeProfit: '1600', stopLoss: '1400' } as const
  const ledger = withOrders(withEther(CASH, '10'), exits)
  const change = { id: 'first', orderId: 'one takeProfit', quantity: '4' }
  const result = amendOrder(ledger, change, FACTS)
  if (result.status !== 'placed') throw new Error(JSON.stringify(result))
  const { open } = foldOf(result.entries.reduce(withEntry, ledger)).orders
  expect([...open.values()].map(({ role, quantity }) => [role, quantity])).toEqual([
    ['takeProfit', '4'],
    ['stopLoss', '4'],
  ])
})

it('cancels once', () => {
  const ledger = withOrders(CASH, { limit: '1400' })
  const result = cancelOrder(ledger, 'one', NOON)
  if (result.status !== 'placed') throw new Error(result.reason)
  const after = result.entries.reduce(withEntry, ledger)
  expect(cancelOrder(after, 'one', NOON)).toEqual({ status: 'refused', reason: 'not-open' })
})

it('takes a purchase back that came after a short had been promised: all is as it was', () => {
  const before = withOrders(CASH, { side: 'sell', limit: '1600' })
  const undone = reverseOrder(withEther(before, '2'), 'bought', NOON + 1_000)
  expect(undone).toMatchObject({ status: 'reversed' })
})

it('takes the exits of an order back with its fill, and nothing that others wait to sell', () => {
  const bought = withEther(CASH, '10')
  const exits = request({ orderId: 'bought', limit: undefined, takeProfit: '1600' })
  const bracket = exitsAfterFill(bought, exits, NOON).reduce(withEntry, bought)
  expect(foldOf(bracket).orders.open.size).toBe(1)
  const undone = reverseOrder(bracket, 'bought', NOON + 1_000)
  if (undone.status !== 'reversed') throw new Error(JSON.stringify(undone))
  expect(foldOf(withEntry(bracket, undone.reversal)).orders.open.size).toBe(0)

  const promised = withOrders(bought, { side: 'sell', limit: '1600' })
  expect(reverseOrder(promised, 'bought', NOON + 1_000)).toEqual({
    status: 'refused',
    reason: 'units-reserved',
  })
})
