import { ordersOffAtom } from '@aldergate/platform'
import { act, render, screen } from '@testing-library/react'
import { createStore, Provider, type Store, useAtomValue } from 'jotai'
import { Profiler } from 'react'
import { exact, pounds } from '../decimal'
import type { GbpPair } from '../entry'
import { OPENING_LEDGER } from '../opening'
import type { Order } from '../order'
import {
  accountAtom,
  cashAtom,
  fillsAtom,
  ledgerAtom,
  newOrderId,
  performanceAtom,
  placeOrderAtom,
  positionAtom,
  resetLedgerAtom,
  reverseOrderAtom,
} from './ledger'
import { marketSteppedAtAtom, quoteAtom, seedAtom } from '@aldergate/market/state'

let store: Store

beforeEach(() => {
  jest.useFakeTimers()
  store = createStore()
  store.set(seedAtom, 42)
})

afterEach(() => {
  expect(jest.getTimerCount()).toBe(0)
  jest.useRealTimers()
})

/** The order that a ticket would send now. */
function order(change: Partial<Order> = {}): Order {
  const pair = 'BTC/GBP'
  return {
    orderId: newOrderId(),
    pair,
    side: 'buy',
    quantity: '0.5',
    price: store.get(quoteAtom((change.pair ?? pair) as GbpPair)).price,
    pricedAt: store.get(marketSteppedAtAtom),
    ...change,
  }
}

it('opens with the sample and the cash', () => {
  expect(store.get(ledgerAtom)).toBe(OPENING_LEDGER)
  expect(store.get(accountAtom)).toMatchObject({ cash: '50000.00', equity: '111945.00' })
  expect(store.get(fillsAtom)).toEqual([])
})

it('fills an order once, however often it is sent', () => {
  const sent = order()
  const first = store.set(placeOrderAtom, sent)
  const second = store.set(placeOrderAtom, sent)

  expect(first).toMatchObject({ status: 'filled', fill: { at: Date.now(), value: '22500.00' } })
  expect(second).toMatchObject({ status: 'duplicate' })
  expect(store.get(fillsAtom)).toHaveLength(1)
  expect(store.get(accountAtom).cash).toBe('27477.50')
})

it('adds nothing when it refuses', () => {
  expect(store.set(placeOrderAtom, order({ quantity: '2' }))).toMatchObject({
    status: 'refused',
    reason: 'not-enough-cash',
  })
  expect(store.get(ledgerAtom)).toBe(OPENING_LEDGER)
})

it('refuses a price that rested longer than ten seconds, until the market steps again', () => {
  const stale = order()
  jest.setSystemTime(Date.now() + 10_001)
  expect(store.set(placeOrderAtom, stale)).toMatchObject({ reason: 'stale-price', ageMs: 10_001 })

  const stop = store.sub(accountAtom, () => {})
  jest.advanceTimersByTime(3_000)
  expect(store.set(placeOrderAtom, order()).status).toBe('filled')
  stop()
})

it('fills at the price that was seen, though the market has stepped since', () => {
  const stop = store.sub(accountAtom, () => {})
  jest.advanceTimersByTime(3_000)
  const seen = order()
  jest.advanceTimersByTime(6_000)

  const result = store.set(placeOrderAtom, seen)
  expect(result).toMatchObject({
    status: 'filled',
    fill: { price: String(Number(seen.price.toFixed(2))) },
  })
  stop()
})

it('refuses a price of long ago, though the order says that it is new', () => {
  const stop = store.sub(accountAtom, () => {})
  jest.advanceTimersByTime(3_000)
  const { price } = order()
  jest.advanceTimersByTime(12_000)

  expect(store.set(placeOrderAtom, order({ price }))).toMatchObject({ reason: 'price-not-quoted' })
  stop()
})

it('takes an order back within five seconds, by an entry of its own', () => {
  const sent = order()
  store.set(placeOrderAtom, sent)
  expect(store.set(reverseOrderAtom, sent.orderId).status).toBe('reversed')
  expect(store.set(reverseOrderAtom, sent.orderId).status).toBe('duplicate')

  expect(store.get(ledgerAtom)).toHaveLength(OPENING_LEDGER.length + 2)
  expect(store.get(fillsAtom)).toMatchObject([{ orderId: sent.orderId, isReversed: true }])
  expect(store.get(accountAtom)).toMatchObject({ cash: '50000.00', fees: '0.00' })

  const late = order()
  store.set(placeOrderAtom, late)
  jest.setSystemTime(Date.now() + 6_000)
  expect(store.set(reverseOrderAtom, late.orderId)).toEqual({
    status: 'refused',
    reason: 'too-late',
  })
})

it('tells the cash, which a trade changes and a step of the prices does not', () => {
  const onChange = jest.fn()
  const stops = [store.sub(accountAtom, () => {}), store.sub(cashAtom, onChange)]
  jest.advanceTimersByTime(6_000)
  expect(onChange).not.toHaveBeenCalled()

  store.set(placeOrderAtom, order())
  expect(onChange).toHaveBeenCalledTimes(1)
  expect(store.get(cashAtom)).toBe(store.get(accountAtom).cash)
  expect(store.get(cashAtom)).not.toBe('50000.00')
  stops.forEach((stop) => stop())
})

it('gives a position by pair, always by the same atom, and none where nothing is held', () => {
  expect(positionAtom('BTC/GBP')).toBe(positionAtom('BTC/GBP'))
  expect(store.get(positionAtom('BTC/GBP'))).toEqual(store.get(accountAtom).positions[0])
  expect(store.get(positionAtom('ADA/GBP'))).toBeUndefined()

  store.set(placeOrderAtom, order({ quantity: '0.42', side: 'sell' }))
  expect(store.get(positionAtom('BTC/GBP'))).toBeUndefined()
  store.set(placeOrderAtom, order({ quantity: '0.1', side: 'sell' }))
  expect(store.get(positionAtom('BTC/GBP'))).toMatchObject({ isShort: true, quantity: '-0.1' })
})

it('lists the fills newest first, and tells what closed trades came to', () => {
  store.set(placeOrderAtom, order({ orderId: 'first', side: 'sell' }))
  store.set(placeOrderAtom, order({ orderId: 'second', pair: 'ADA/GBP' }))

  expect(store.get(fillsAtom).map(({ orderId }) => orderId)).toEqual(['second', 'first'])
  expect(store.get(performanceAtom)).toMatchObject({ wins: 1, winRate: 100 })
})

it('begins anew by an entry of its own', () => {
  const opened = store.get(accountAtom)
  store.set(placeOrderAtom, order())
  store.set(resetLedgerAtom)

  expect(store.get(accountAtom)).toEqual(opened)
  expect(store.get(fillsAtom)).toEqual([])
  expect(store.get(ledgerAtom).at(-1)).toMatchObject({ kind: 'reset' })
})

it('makes ids that differ', () => {
  const ids = Array.from({ length: 100 }, newOrderId)
  expect(new Set(ids).size).toBe(100)
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{32}$/)
})

function Worth() {
  const { cash, value, equity } = useAtomValue(accountAtom)
  return <output>{[cash, value, equity].join(' ')}</output>
}

it('follows the prices, adds up at every tick, and commits once for it', () => {
  const onCommit = jest.fn()
  const { unmount } = render(
    <Provider store={store}>
      <Profiler id="account" onRender={onCommit}>
        <Worth />
      </Profiler>
    </Provider>,
  )
  const opened = screen.getByRole('status').textContent
  onCommit.mockClear()
  act(() => {
    jest.advanceTimersByTime(3_000)
  })

  const shown = screen.getByRole('status').textContent
  expect(shown).not.toBe(opened)
  const [cash = '', value = '', equity = ''] = shown?.split(' ') ?? []
  expect(pounds(exact(cash).plus(value))).toBe(equity)
  expect(onCommit).toHaveBeenCalledTimes(1)
  unmount()
})

it('places no order in a tab that runs what is not live, and fills the same order afterwards', () => {
  store.set(ordersOffAtom, true)
  const sent = order()
  expect(store.set(placeOrderAtom, sent)).toMatchObject({ reason: 'orders-off', why: 'not-live' })
  expect(store.get(ledgerAtom)).toBe(OPENING_LEDGER)

  store.set(ordersOffAtom, false)
  expect(store.set(placeOrderAtom, sent)).toMatchObject({ status: 'filled' })
})
