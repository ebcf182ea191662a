/** @jest-environment jsdom */

import { createStore } from 'jotai'
import { draftOrderAtom } from '../draft/waitingDraft.atoms'
import { draftOrderInTicketAtom, takeDraftOrderAtom } from './draftOrder'

it('has no draft until a part of the app begins one', () => {
  const store = createStore()
  expect(store.get(draftOrderAtom)).toBeNull()

  store.set(draftOrderInTicketAtom, { pair: 'BTC/GBP', side: 'buy', from: 'insights' })
  expect(store.get(draftOrderAtom)).toEqual({
    id: 1,
    pair: 'BTC/GBP',
    side: 'buy',
    from: 'insights',
    at: expect.any(Number),
  })
})

it('keeps the newest draft, and tells it from the same one before', () => {
  const store = createStore()
  const draft = { pair: 'ETH/GBP', price: 1_500, from: 'order-book' } as const
  store.set(draftOrderInTicketAtom, draft)
  store.set(draftOrderInTicketAtom, draft)

  expect(store.get(draftOrderAtom)).toMatchObject({ ...draft, id: 2 })
})

it('gives the draft to the ticket once', () => {
  const store = createStore()
  store.set(draftOrderInTicketAtom, { pair: 'BTC/GBP', from: 'watchlist' })

  expect(store.set(takeDraftOrderAtom)).toMatchObject({ pair: 'BTC/GBP' })
  expect(store.set(takeDraftOrderAtom)).toBeNull()
  expect(store.get(draftOrderAtom)).toBeNull()

  store.set(draftOrderInTicketAtom, { pair: 'BTC/GBP', from: 'watchlist' })
  expect(store.get(draftOrderAtom)?.id).toBe(2)
})
