/** @jest-environment jsdom */

import {
  isSeedAskedAtom,
  keptOpeningAtom,
  marketStepAtom,
  openingAtom,
  quoteAtom,
  seedAtom,
} from '@aldergate/market/state'
import { keepDataAtom, ordersOffAtom } from '@aldergate/platform'
import { createStore } from 'jotai'
import { fillsAtom, ledgerAtom, newOrderId } from '../state/ledger'
import {
  advanceOrdersAtom,
  amendOrderAtom,
  cancelOrderAtom,
  openOrdersAtom,
  orderWithExitsAtom,
  restOrderAtom,
} from './orders.atoms'

it('lets orders neither rest nor change in a tab that runs what is not live, and lets them be cancelled', () => {
  const store = createStore()
  store.set(seedAtom, 42)
  const request = { pair: 'BTC/GBP', side: 'buy', quantity: '0.1', limit: '40000' } as const
  const orderId = newOrderId()
  expect(store.set(restOrderAtom, { ...request, orderId })).toMatchObject({ status: 'placed' })

  store.set(ordersOffAtom, true)
  const before = store.get(ledgerAtom)
  const refused = { status: 'refused', reason: 'orders-off', why: 'not-live' }
  const next = { ...request, orderId: newOrderId() }
  const shown = { price: 45_000, pricedAt: 0 }
  expect(store.set(restOrderAtom, next)).toEqual(refused)
  expect(store.set(orderWithExitsAtom, next, shown)).toEqual(refused)
  expect(store.set(amendOrderAtom, { orderId, quantity: '0.2', limit: '40000' })).toEqual(refused)
  expect(store.get(ledgerAtom)).toBe(before)

  store.set(cancelOrderAtom, orderId)
  expect(store.get(openOrdersAtom)).toEqual([])
})

it('leaves the orders of the kept account to its own market in a tab that runs the market of a link', () => {
  jest.useFakeTimers()
  const own = createStore()
  own.set(seedAtom, 42)
  const { price } = own.get(quoteAtom('BTC/GBP'))
  const request = { pair: 'BTC/GBP', side: 'buy', quantity: '0.1' } as const
  const buyBelow = (discount: number) => {
    return { ...request, orderId: newOrderId(), limit: (price - discount).toFixed(2) }
  }
  // The link's market reaches both within the hour, the account's own only the first.
  const [reached, waiting] = [buyBelow(40), buyBelow(100)]
  for (const order of [reached, waiting]) own.set(restOrderAtom, order)
  const kept = own.get(ledgerAtom)

  /** A tab of a link with a seed; the ledger is in both, the kept market in one. */
  function openLink() {
    const tab = createStore()
    tab.set(isSeedAskedAtom, true)
    tab.set(seedAtom, 8)
    tab.set(ledgerAtom, kept)
    const stop = tab.sub(marketStepAtom, () => tab.set(advanceOrdersAtom))
    return { tab, stop }
  }
  const [alone, beside] = [openLink(), openLink()]
  beside.tab.set(keepDataAtom, true)
  beside.tab.set(keptOpeningAtom, own.get(openingAtom))
  const stopOwn = own.sub(marketStepAtom, () => own.set(advanceOrdersAtom))
  jest.advanceTimersByTime(3_600_000)
  expect(alone.tab.get(fillsAtom)).toHaveLength(2)
  expect(own.get(fillsAtom)).toMatchObject([{ orderId: reached.orderId }])
  expect(beside.tab.get(fillsAtom)).toEqual(own.get(fillsAtom))

  const refused = { status: 'refused', reason: 'orders-off', why: 'other-market' }
  const { orderId } = waiting
  expect(beside.tab.set(restOrderAtom, { ...waiting, orderId: newOrderId() })).toEqual(refused)
  expect(beside.tab.set(amendOrderAtom, { orderId, quantity: '0.2' })).toEqual(refused)
  for (const stop of [alone.stop, beside.stop, stopOwn]) stop()
  jest.useRealTimers()
})

it('cancels in such a tab what the market of the account has not reached, and nothing else', () => {
  jest.useFakeTimers()
  const tab = createStore()
  tab.set(seedAtom, 42)
  const { price } = tab.get(quoteAtom('BTC/GBP'))
  for (const [orderId, below] of [
    ['reached', 40],
    ['waiting', 100],
  ] as const) {
    const limit = (price - below).toFixed(2)
    tab.set(restOrderAtom, { orderId, pair: 'BTC/GBP', side: 'buy', quantity: '0.1', limit })
  }
  tab.set(keepDataAtom, true)
  tab.set(keptOpeningAtom, tab.get(openingAtom))
  tab.set(isSeedAskedAtom, true)
  tab.set(seedAtom, 8)
  const stop = tab.sub(marketStepAtom, () => {})
  jest.advanceTimersByTime(3_600_000)

  expect(tab.set(cancelOrderAtom, 'reached')).toEqual({ status: 'refused', reason: 'not-open' })
  expect(tab.get(fillsAtom)).toMatchObject([{ orderId: 'reached' }])
  expect(tab.set(cancelOrderAtom, 'waiting')).toMatchObject({ status: 'placed' })
  expect(tab.get(openOrdersAtom)).toEqual([])
  stop()
  jest.useRealTimers()
})

it('cancels nothing that the market has reached since anybody looked', () => {
  jest.useFakeTimers()
  const store = createStore()
  store.set(seedAtom, 42)
  const stop = store.sub(marketStepAtom, () => {})
  const limit = (store.get(quoteAtom('BTC/GBP')).price - 1).toFixed(2)
  const order = { orderId: 'one', pair: 'BTC/GBP', side: 'buy', quantity: '0.1', limit } as const
  expect(store.set(restOrderAtom, order)).toMatchObject({ status: 'placed' })

  jest.advanceTimersByTime(180_000)
  expect(store.set(cancelOrderAtom, 'one')).toEqual({ status: 'refused', reason: 'not-open' })
  expect(store.get(fillsAtom)).toMatchObject([{ orderId: 'one' }])
  stop()
  jest.useRealTimers()
})
