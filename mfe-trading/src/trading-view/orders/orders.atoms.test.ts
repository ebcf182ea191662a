/** @jest-environment jsdom */

import { eraseDataAtom } from '@aldergate/keeping'
import { createStore } from 'jotai'
import { editOrderFormAtom, orderFormOfAtom } from './orders.atoms'

it('gives the first order after an erasure another id than the first before it, which may come back with a file', () => {
  const store = createStore()
  const typeFirst = () => {
    store.set(editOrderFormAtom, 'BTC/GBP', { quantity: '1' })
    return store.get(orderFormOfAtom)('BTC/GBP').orderId
  }
  const before = typeFirst()
  store.set(editOrderFormAtom, 'BTC/GBP', { limit: '40000' })
  expect(store.get(orderFormOfAtom)('BTC/GBP').orderId).toBe(before)

  store.set(eraseDataAtom)
  expect(typeFirst()).not.toBe(before)
})
