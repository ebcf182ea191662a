/** @jest-environment jsdom */

import { seedAtom } from '@aldergate/market/state'
import { ordersOffAtom } from '@aldergate/platform'
import { createStore } from 'jotai'
import { ledgerAtom, newOrderId } from '../state/ledger'
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
