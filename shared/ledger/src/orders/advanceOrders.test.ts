import type { GbpPair, Ledger } from '../entry'
import { foldOf, withEntry } from '../fold'
import { mergeLedgers } from '../merge'
import { advanceOrders } from './advanceOrders'
import { type Amendment, amendOrder, cancelOrder } from './changeOrder'
import type { OrderRequest } from './orderRequest'
import { placeOrders } from './placeOrders'
import { BEGIN, listedMarket, STEP_MS } from './testing/listedMarket'

const PAIR: GbpPair = 'AAPL/GBP'

const CASH: Ledger = [{ kind: 'openingCash', id: 'cash', at: BEGIN - 2, amount: '20000.00' }]

const WITH_APPLES: Ledger = [
  ...CASH,
  {
    kind: 'openingHolding',
    id: 'apples',
    at: BEGIN - 1,
    pair: PAIR,
    quantity: '10',
    averageCost: '100',
  },
]

function request(change: Partial<OrderRequest>): OrderRequest {
  return { orderId: 'one', pair: PAIR, side: 'buy', quantity: '10', ...change }
}

/** Places the given orders at the first of the prices. */
function rested(prices: readonly number[], opening: Ledger, ...asked: OrderRequest[]) {
  const market = listedMarket(prices.map((price) => ({ [PAIR]: price })))
  const facts = { now: BEGIN, priceOf: (pair: GbpPair) => market.priceAt(pair, 0) }
  let ledger = opening
  for (const one of asked) {
    const result = placeOrders(ledger, one, facts)
    if (result.status !== 'placed') throw new Error(JSON.stringify(result))
    ledger = result.entries.reduce(withEntry, ledger)
  }
  return { market, ledger, last: prices.length - 1 }
}

/** Returns a line for each fill and each ending: `one 98 #2` says that `one` was filled at 98 at the second step. */
function told(prices: readonly number[], opening: Ledger, ...asked: OrderRequest[]) {
  const { market, ledger, last } = rested(prices, opening, ...asked)
  return linesOf(advanceOrders(ledger, market, last))
}

function linesOf(ledger: Ledger): string[] {
  return ledger.slice().flatMap((entry) => {
    if (entry.kind === 'fill') {
      return [`${entry.orderId} ${entry.price} #${(entry.pricedAt - BEGIN) / STEP_MS}`]
    }
    return entry.kind === 'ending' ? [`${entry.orderId} ended: ${entry.why}`] : []
  })
}

it.each([
  ['a buy limit at its price', { limit: '98' }, [100, 99, 98], 'one 98 #2'],
  ['a buy limit better than its price', { limit: '98' }, [100, 99, 97], 'one 97 #2'],
  [
    'a buy limit that is reached already at the price of now',
    { limit: '101' },
    [100, 99],
    'one 100 #0',
  ],
  ['a buy stop at the first price beyond it', { stop: '102' }, [100, 101, 104], 'one 104 #2'],
  ['a buy stop at its own price', { stop: '102' }, [100, 102, 104], 'one 102 #1'],
  [
    'a stop that wakes a limit at a price that the limit takes',
    { stop: '102', limit: '103' },
    [100, 102.5],
    'one 102.5 #1',
  ],
  [
    'a limit that a stop has woken, later',
    { stop: '102', limit: '103' },
    [100, 105, 104, 103],
    'one 103 #3',
  ],
])('fills %s', (_what, terms, prices, fill) => {
  expect(told(prices, CASH, request(terms))).toEqual([fill])
})

it.each([
  ['a sell limit at its price or better', { limit: '102' }, [100, 101, 103], 'one 103 #2'],
  ['a sell stop at the price of the gap', { stop: '98' }, [100, 90], 'one 90 #1'],
  [
    'a sell limit that a stop has woken',
    { stop: '98', limit: '97' },
    [100, 95, 96, 97.5],
    'one 97.5 #3',
  ],
])('fills %s', (_what, terms, prices, fill) => {
  expect(told(prices, WITH_APPLES, request({ side: 'sell', ...terms }))).toEqual([fill])
})

it('fills nothing that the market does not come to', () => {
  const { market, ledger, last } = rested([100, 99, 98.5], CASH, request({ limit: '98' }))
  expect(advanceOrders(ledger, market, last)).toBe(ledger)
})

it('compares prices as they are quoted', () => {
  expect(told([100, 98.004], CASH, request({ limit: '98' }))).toEqual(['one 98 #1'])
  expect(told([100, 98.006], CASH, request({ limit: '98' }))).toEqual([])
})

it('brackets a position: the exits begin with its fill, and the first cancels the other', () => {
  const bracket = request({ limit: '98', takeProfit: '103', stopLoss: '95' })
  expect(told([100, 104, 94.5, 98, 103], CASH, bracket)).toEqual([
    'one 94.5 #2',
    // The gap went through the stop as well.
    'one stopLoss 94.5 #2',
  ])
  expect(told([100, 104, 97, 96, 103.5, 90], CASH, bracket)).toEqual([
    'one 97 #2',
    'one takeProfit 103.5 #4',
  ])
})

it('begins exits at the price of their fill, also where its entry has to be later than that', () => {
  const bracket = request({ limit: '98', stopLoss: '95' })
  const other = request({ orderId: 'other', limit: '50' })
  const { market, ledger, last } = rested([100, 98, 94, 96], CASH, bracket, other)
  // As somebody cancels while the feed is paused: what the market did meanwhile is entered after it.
  const cancelled = cancelOrder(ledger, 'other', BEGIN + 3 * STEP_MS)
  if (cancelled.status !== 'placed') throw new Error(cancelled.reason)
  const after = advanceOrders(cancelled.entries.reduce(withEntry, ledger), market, last)
  expect(linesOf(after)).toEqual(['other ended: trader', 'one 98 #1', 'one stopLoss 94 #2'])
})

it('closes what is held by the first of two exits', () => {
  const exits = request({ side: 'sell', takeProfit: '105', stopLoss: '97' })
  const { market, ledger, last } = rested([100, 96, 106], WITH_APPLES, exits)
  const after = advanceOrders(ledger, market, last)
  expect(linesOf(after)).toEqual(['one stopLoss 96 #1'])
  expect(foldOf(after).orders.open.size).toBe(0)
  expect(
    foldOf(after)
      .orders.ended.slice()
      .map(({ ending }) => ending),
  ).toEqual(['filled', 'replaced'])
})

it('takes what waits for an order with it when that is cancelled', () => {
  const { ledger } = rested([100], CASH, request({ limit: '98', takeProfit: '103' }))
  const result = cancelOrder(ledger, 'one', BEGIN)
  if (result.status !== 'placed') throw new Error(result.reason)
  expect(foldOf(result.entries.reduce(withEntry, ledger)).orders.open.size).toBe(0)
})

it('ends a stop that the market has made dearer than the cash that other orders leave', () => {
  const stop = request({ stop: '102', quantity: '100' })
  const other = request({ orderId: 'other', limit: '90', quantity: '100' })
  expect(told([100, 112], CASH, stop, other)).toEqual(['one ended: cash'])
  expect(told([100, 112], CASH, stop)).toEqual(['one 112 #1'])
})

it('never opens a short by an exit whose units are gone', () => {
  const exits = request({ side: 'sell', takeProfit: '105' })
  const { market, ledger } = rested([100, 106], WITH_APPLES, exits)
  // As if another tab had sold them before it knew of the order.
  const sold = mergeLedgers(ledger, [
    ...WITH_APPLES,
    {
      kind: 'fill',
      id: 'fill other',
      at: BEGIN + 1,
      orderId: 'other',
      pair: PAIR,
      side: 'sell',
      quantity: '10',
      price: '100',
      pricedAt: BEGIN,
      value: '1000.00',
      fee: '1.00',
    },
  ])
  expect(linesOf(advanceOrders(sold, market, 1))).toContain('one takeProfit ended: units')
})

describe('an exit of a short of which a part was bought back', () => {
  const short = request({ side: 'sell', limit: '100', takeProfit: '90', stopLoss: '110' })
  const boughtBack = (quantity: string) => request({ orderId: 'back', limit: '98', quantity })

  it('closes what is left, and no more', () => {
    const { market, ledger } = rested([100, 98, 111], CASH, short, boughtBack('4'))
    const after = advanceOrders(ledger, market, 2)
    expect(linesOf(after)).toEqual(['one 100 #0', 'back 98 #1', 'one stopLoss 111 #2'])
    const { book, orders } = foldOf(after)
    expect(book.holdings.get(PAIR)?.quantity.toFixed() ?? '0').toBe('0')
    expect(orders.ended.slice().map(({ order, ending }) => [order.quantity, ending])).toEqual([
      ['10', 'filled'],
      ['4', 'filled'],
      ['6', 'filled'],
      ['10', 'replaced'],
    ])
  })

  it('ends where nothing is left', () => {
    expect(told([100, 98, 111], CASH, short, boughtBack('10'))).toContain(
      'one stopLoss ended: units',
    )
  })
})

it('keeps a fill that another tab made while this one cancelled', () => {
  const { market, ledger } = rested([100, 97], CASH, request({ limit: '98', takeProfit: '103' }))
  const cancelled = cancelOrder(ledger, 'one', BEGIN + 2_990)
  if (cancelled.status !== 'placed') throw new Error(cancelled.reason)
  const merged = mergeLedgers(
    cancelled.entries.reduce(withEntry, ledger),
    advanceOrders(ledger, market, 1),
  )
  expect(linesOf(merged)).toContain('one 97 #1')
  expect([...foldOf(merged).orders.open.keys()]).toEqual(['one takeProfit'])
})

it('tells two tabs the same, to the entry', () => {
  const { market, ledger, last } = rested([100, 99, 97], CASH, request({ limit: '98' }))
  const other = listedMarket([100, 99, 97].map((price) => ({ [PAIR]: price })))
  const one = advanceOrders(ledger, market, last)
  expect(advanceOrders(ledger, other, last)).toEqual(one)
  expect([...mergeLedgers(one, advanceOrders(ledger, other, last))]).toEqual([...one])
})

it('follows an order from the next step on where the clock was set back since the newest entry', () => {
  const ahead: Ledger = [...CASH, { kind: 'reset', id: 'reset', at: BEGIN + 86_400_000 }]
  const prices = [100, 97, 99, 98]
  const { market, ledger } = rested(prices, ahead, request({ limit: '98' }))
  // What was before it was placed does not fill it.
  const placed = advanceOrders(ledger, market, 1)
  expect(placed).toBe(ledger)
  expect(linesOf(advanceOrders(placed, market, 3))).toEqual(['one 98 #3'])
})

it('takes no other stop for an order whose stop was reached, and says so; its limit may still be another', () => {
  const wakes = request({ stop: '102', limit: '103' })
  const { market, ledger, last } = rested([100, 105, 104], CASH, wakes)
  const woken = advanceOrders(ledger, market, last)
  const facts = { now: BEGIN + last * STEP_MS, priceOf: () => 104 }
  const amend = (before: Ledger, terms: Pick<Amendment, 'stop' | 'limit'>) =>
    amendOrder(before, { id: 'change', orderId: 'one', ...terms }, facts)

  expect(amend(woken, { stop: '110' })).toEqual({ status: 'refused', reason: 'stop-reached' })
  const moved = amend(woken, { stop: '102.00', limit: '101' })
  if (moved.status !== 'placed') throw new Error(moved.reason)
  const after = moved.entries.reduce(withEntry, woken)
  expect(foldOf(after).orders.open.get('one')).toMatchObject({ limit: '101', isWoken: true })
  expect(amend(after, { stop: '102' })).toEqual({ status: 'refused', reason: 'stop-reached' })
})

it('begins to look where it stopped, and anew at an order that was changed', () => {
  const { market, ledger, last } = rested([100, 97, 99], CASH, request({ limit: '98' }))
  expect(linesOf(advanceOrders(ledger, market, last))).toEqual(['one 97 #1'])
  // An order that was already checked is not checked twice.
  for (const order of foldOf(ledger).orders.open.values()) market.checked.set(order, last)
  expect(advanceOrders(ledger, market, last)).toBe(ledger)
})
