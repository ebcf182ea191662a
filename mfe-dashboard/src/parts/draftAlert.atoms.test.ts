/** @jest-environment jsdom */

import { createStore } from 'jotai'
import { draftAlertAtom, draftAlertInFormAtom } from './draftAlert.atoms'

it('holds the newest draft, and tells two equal drafts apart', () => {
  const store = createStore()
  expect(store.get(draftAlertAtom)).toBeNull()

  store.set(draftAlertInFormAtom, { pair: 'GBP/USD', price: 1.27 })
  expect(store.get(draftAlertAtom)?.id).toBe(1)

  store.set(draftAlertInFormAtom, { pair: 'GBP/USD', price: 1.27 })
  expect(store.get(draftAlertAtom)).toEqual({ id: 2, pair: 'GBP/USD', price: 1.27 })
})
