/** @jest-environment jsdom */

import { marketStepAtom, quoteAtom, seedAtom } from '@aldergate/market/state'
import { ordersOffAtom } from '@aldergate/platform'
import { createStore } from 'jotai'
import { fillsAtom, ledgerAtom, newOrderId } from '../state/ledger'
import {
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
  const refused = { status: 'refused', reason: 'orders-off' }
  const next = { ...request, orderId: newOrderId() }
  const shown = { price: 45_000, pricedAt: 0 }
  expect(store.set(restOrderAtom, next)).toEqual(refused)
  expect(store.set(orderWithExitsAtom, next, shown)).toEqual(refused)
  expect(store.set(amendOrderAtom, { orderId, quantity: '0.2', limit: '40000' })).toEqual(refused)
  expect(store.get(ledgerAtom)).toBe(before)

  store.set(cancelOrderAtom, orderId)
  expect(store.get(openOrdersAtom)).toEqual([])
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
