import { createStore } from 'jotai'
import { placeOrderAtom, reverseOrderAtom } from '@aldergate/ledger/state'
import { eraseDataAtom, exportDataAtom, importDataAtom } from '@aldergate/keeping'
import { notificationsAtom } from '@aldergate/platform'
import { marketSteppedAtAtom, quoteAtom } from '@aldergate/market/state'
import { renderWithApp } from '@aldergate/testing'
import { act } from '@testing-library/react'
import { FillWatch } from './FillWatch'

type Store = ReturnType<typeof createStore>

function place(store: Store, orderId: string, side: 'buy' | 'sell' = 'buy') {
  const result = store.set(placeOrderAtom, {
    orderId,
    pair: 'BTC/GBP',
    side,
    quantity: '0.1',
    price: store.get(quoteAtom('BTC/GBP')).price,
    pricedAt: store.get(marketSteppedAtAtom),
  })
  expect(result.status).toBe('filled')
}

function texts(store: Store): string[] {
  return store.get(notificationsAtom).map(({ text }) => text)
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

it('puts each new fill into the notifications, once', () => {
  const { store } = renderWithApp(<FillWatch />)
  act(() => place(store, 'a'))
  act(() => place(store, 'b', 'sell'))

  expect(texts(store)).toEqual([
    'Sold 0.1 BTC/GBP at £45,000.00',
    'Bought 0.1 BTC/GBP at £45,000.00',
  ])
  expect(store.get(notificationsAtom)[0]).toMatchObject({
    kind: 'fill',
    title: 'Order filled',
    type: 'info',
    to: '/portfolio',
  })
})

it('says so when an order was taken back', () => {
  const { store } = renderWithApp(<FillWatch />)
  act(() => place(store, 'a'))
  act(() => void store.set(reverseOrderAtom, 'a'))

  expect(texts(store)[0]).toBe('Undone: 0.1 BTC/GBP')
})

it('tells of an order that was filled before it came, and of none that came from elsewhere', () => {
  const source = createStore()
  place(source, 'imported')
  const store = createStore()
  place(store, 'before')
  renderWithApp(<FillWatch />, { store })
  expect(texts(store)).toHaveLength(1)

  act(() => void store.set(importDataAtom, source.set(exportDataAtom)))
  expect(texts(store)).toHaveLength(1)

  act(() => place(store, 'own'))
  expect(texts(store)).toHaveLength(2)

  act(() => store.set(eraseDataAtom))
  act(() => place(store, 'after'))
  expect(texts(store)).toHaveLength(1)
})
