import { filled, marketOf, NOON, orderOf, traded } from '@aldergate/testing/ledgerScenario'
import * as v from 'valibot'
import { accountOf } from './account'
import { MAX_PRICE_AGE_MS, placeOrder } from './fill'
import { foldOf } from './fold'
import { LedgerSchema } from './kept/ledgerSchema'
import { OPENING_LEDGER } from './opening'
import { MAX_ORDER_ID_LENGTH } from './order'

it('fills at the price that the trader saw, with the fee of 0.1 %, and records when', () => {
  const market = marketOf({ 'BTC/GBP': 45_003.218 })

  expect(
    placeOrder(OPENING_LEDGER, orderOf({ orderId: 'one', quantity: '0.50' }, market), market),
  ).toEqual({
    status: 'filled',
    fill: {
      kind: 'fill',
      id: 'fill one',
      at: NOON,
      orderId: 'one',
      pair: 'BTC/GBP',
      side: 'buy',
      quantity: '0.5',
      price: '45003.22',
      pricedAt: NOON,
      placedAt: NOON,
      value: '22501.61',
      fee: '22.50',
    },
  })
})

it.each([
  ['4.99', '0.00'],
  ['5.00', '0.01'],
  ['14.99', '0.01'],
  ['15.00', '0.02'],
])('rounds the fee of £%s half up to £%s, with no smallest fee', (value, fee) => {
  const market = marketOf({ 'BTC/GBP': Number(value) })
  const result = placeOrder(OPENING_LEDGER, orderOf({ orderId: 'one' }, market), market)

  expect(filled(result)).toMatchObject({ value, fee })
})

it('answers the same order twice with its first fill', () => {
  const market = marketOf({}, NOON + 60_000)
  const ledger = traded('+1 @ 45000')
  const again = orderOf({ orderId: 'order 1', side: 'sell', quantity: 'nonsense' }, market)

  expect(placeOrder(ledger, again, market)).toEqual({ status: 'duplicate', fill: ledger.at(-1) })
})

it('writes entries in the order of time, also when the clock was set back', () => {
  const ledger = traded('+1 @ 100')
  const market = marketOf({}, NOON - 5_000)
  const order = orderOf({ orderId: 'late', quantity: '0.1' }, market)

  expect(filled(placeOrder(ledger, order, market)).at).toBe(NOON + 1)
})

it.each(['DOGE/USD', 'toString', ''])('knows no pair "%s"', (pair) => {
  const order = { ...orderOf({ orderId: 'one' }), pair }
  expect(placeOrder(OPENING_LEDGER, order, marketOf())).toEqual({
    status: 'refused',
    reason: 'unknown-pair',
  })
})

it('trades nothing that is not priced in pounds', () => {
  const order = { ...orderOf({ orderId: 'one' }), pair: 'GBP/USD' }
  expect(placeOrder(OPENING_LEDGER, order, marketOf())).toMatchObject({
    reason: 'pair-not-in-pounds',
  })
})

it('trades dollars for pounds at what one of them costs, as a kept ledger may say', () => {
  const market = marketOf({ 'USD/GBP': 1 / 1.27 })
  const order = orderOf({ orderId: 'one', pair: 'USD/GBP', quantity: '1000' }, market)
  const fill = filled(placeOrder(OPENING_LEDGER, order, market))
  expect(fill).toMatchObject({ pair: 'USD/GBP', price: '0.7874', value: '787.40', fee: '0.79' })
  expect(v.is(LedgerSchema, [...OPENING_LEDGER, fill])).toBe(true)

  const after = accountOf(foldOf([...OPENING_LEDGER, fill]).book, () => 1 / 1.25)
  expect(after.positions.find(({ pair }) => pair === 'USD/GBP')).toMatchObject({
    quantity: '1000',
    value: '800.00',
    unrealised: '12.60',
  })
})

it.each([
  ['0', 'not-positive'],
  ['0.123456789', 'too-many-places'],
  ['1e13', 'too-large'],
])('refuses the quantity "%s" as %s', (quantity, problem) => {
  expect(placeOrder(OPENING_LEDGER, orderOf({ orderId: 'one', quantity }), marketOf())).toEqual({
    status: 'refused',
    reason: 'invalid-quantity',
    problem,
  })
})

it('fills at a price of ten seconds ago, and refuses one that is older', () => {
  const market = marketOf()
  const pricedAt = NOON - MAX_PRICE_AGE_MS
  const order = { ...orderOf({ orderId: 'one' }, market), pricedAt }

  expect(placeOrder(OPENING_LEDGER, order, market).status).toBe('filled')
  expect(placeOrder(OPENING_LEDGER, { ...order, pricedAt: pricedAt - 1 }, market)).toEqual({
    status: 'refused',
    reason: 'stale-price',
    ageMs: 10_001,
  })
})

it('refuses a price of a market that rests, whatever the order says of its time', () => {
  const market = { ...marketOf(), steppedAt: NOON - 60_000 }
  const order = { ...orderOf({ orderId: 'one' }, market), pricedAt: NOON }

  expect(placeOrder(OPENING_LEDGER, order, market)).toMatchObject({
    reason: 'stale-price',
    ageMs: 60_000,
  })
})

it('refuses the price of a market that waits for a clock which was set back', () => {
  const market = { ...marketOf(), steppedAt: NOON + 3_600_000 }
  const order = { ...orderOf({ orderId: 'one' }, market), pricedAt: NOON + 3_600_000 }

  expect(placeOrder(OPENING_LEDGER, order, market)).toMatchObject({
    reason: 'stale-price',
    ageMs: 3_600_000,
  })
})

it.each([Number.NaN, Number.POSITIVE_INFINITY])('refuses a price of the time %d', (pricedAt) => {
  const market = { ...marketOf(), steppedAt: pricedAt }
  const order = { ...orderOf({ orderId: 'one' }), pricedAt: Number.NaN }
  expect(placeOrder(OPENING_LEDGER, order, market)).toMatchObject({ reason: 'stale-price' })
})

it('takes a price as old as it was when the order was placed, however long an alert stood since', () => {
  const market = { ...marketOf(), now: NOON + 60_000 }
  const order = orderOf({ orderId: 'one' }, market)

  expect(placeOrder(OPENING_LEDGER, { ...order, placedAt: NOON + 9_000 }, market)).toMatchObject({
    status: 'filled',
    fill: { at: NOON + 60_000, pricedAt: NOON, placedAt: NOON + 9_000 },
  })
  expect(placeOrder(OPENING_LEDGER, { ...order, placedAt: NOON + 10_001 }, market)).toMatchObject({
    reason: 'stale-price',
    ageMs: 10_001,
  })
})

it('does not believe an order that was placed before its price was there, or later than now', () => {
  const market = { ...marketOf(), now: NOON + 60_000 }
  const order = orderOf({ orderId: 'one' }, market)

  for (const placedAt of [0, NOON - 1, NOON + 90_000]) {
    expect(placeOrder(OPENING_LEDGER, { ...order, placedAt }, market)).toMatchObject({
      reason: 'stale-price',
      ageMs: 60_000,
    })
  }
})

it('fills at a price of the last seconds, and refuses one that the market never had', () => {
  const market = {
    ...marketOf(),
    recentPricesOf: () => [101, 102.001, 103],
  }
  const at = (price: number) =>
    placeOrder(OPENING_LEDGER, { ...orderOf({ orderId: 'one' }), price }, market)

  expect(filled(at(102)).price).toBe('102')
  expect(at(104)).toEqual({ status: 'refused', reason: 'price-not-quoted' })
  for (const price of [0, -1, Number.NaN, Number.POSITIVE_INFINITY]) {
    expect(at(price)).toEqual({ status: 'refused', reason: 'price-not-quoted' })
  }
})

it('moves no units without money', () => {
  const market = marketOf()
  const order = orderOf({ orderId: 'one', pair: 'SHIB/GBP', quantity: '700' }, market)

  expect(placeOrder(OPENING_LEDGER, order, market)).toEqual({
    status: 'refused',
    reason: 'value-too-small',
  })
  expect(placeOrder(OPENING_LEDGER, { ...order, quantity: '720' }, market).status).toBe('filled')
})

it.each([
  ['held', '+5 @ 100', '-4.99999999 @ 100', 'sell'],
  ['owed', '-5 @ 100', '+4.99999999 @ 100', 'buy'],
] as const)(
  'closes the last that is %s, also where it is worth nothing',
  (_what, opened, back, side) => {
    const market = marketOf({ 'BTC/GBP': 100 }, NOON + 60_000)
    const ledger = traded(opened, back)
    const close = (quantity: string) =>
      placeOrder(ledger, orderOf({ orderId: 'rest', side, quantity }, market), market)

    expect(close('0.00000002')).toEqual({ status: 'refused', reason: 'value-too-small' })
    const fill = filled(close('0.00000001'))
    expect(fill).toMatchObject({ value: '0.00', fee: '0.01' })
    const after = [...ledger, fill]
    expect(accountOf(foldOf(after).book, market.priceOf).positions).toEqual([])
    expect(v.is(LedgerSchema, after)).toBe(true)
  },
)

it('refuses a purchase beyond the cash, and says by how much', () => {
  const market = marketOf({ 'BTC/GBP': 50_000 })

  expect(placeOrder(OPENING_LEDGER, orderOf({ orderId: 'one' }, market), market)).toEqual({
    status: 'refused',
    reason: 'not-enough-cash',
    value: '50000.00',
    fee: '50.00',
    needed: '50050.00',
    cash: '50000.00',
  })
})

it('spends the cash to the last penny', () => {
  const market = marketOf({ 'BTC/GBP': 49_950.05 })
  const result = placeOrder(OPENING_LEDGER, orderOf({ orderId: 'one' }, market), market)

  expect(filled(result)).toMatchObject({ value: '49950.05', fee: '49.95' })
})

it('sells beyond the holding as a short, up to what the account is worth', () => {
  const market = marketOf({ 'BTC/GBP': 100 })
  const short = (quantity: string) =>
    placeOrder(
      OPENING_LEDGER.slice(0, 1),
      orderOf({ orderId: 'one', side: 'sell', quantity }, market),
      market,
    )

  expect(short('499').status).toBe('filled')
  expect(short('500')).toEqual({
    status: 'refused',
    reason: 'short-beyond-equity',
    value: '50000.00',
    fee: '50.00',
    shorts: '50000.00',
    equity: '49950.00',
  })
})

it('counts all shorts together, and lets a holding be sold whatever they are worth', () => {
  const ledger = traded('-499 @ 100')
  const market = marketOf({ 'BTC/GBP': 110, 'ADA/GBP': 0.38 }, NOON + 60_000)
  const sell = (pair: string, before = ledger) =>
    placeOrder(before, orderOf({ orderId: pair, pair, side: 'sell' }, market), market)

  expect(sell('ADA/GBP')).toMatchObject({ reason: 'short-beyond-equity' })

  const bought = orderOf({ orderId: 'buy', pair: 'ADA/GBP' }, market)
  const holding = [...ledger, filled(placeOrder(ledger, bought, market))]
  expect(sell('ADA/GBP', holding).status).toBe('filled')
})

it.each(['', 'x'.repeat(MAX_ORDER_ID_LENGTH + 1)])('needs an id of an order', (orderId) => {
  expect(() => placeOrder(OPENING_LEDGER, orderOf({ orderId }), marketOf())).toThrow(
    'make it by newOrderId()',
  )
})
