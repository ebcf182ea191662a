import { createStore } from 'jotai'
import { draftAlertAtom, draftAlertInFormAtom, takeDraftAlertAtom } from './draftAlert.atoms'

it('keeps the newest draft until the form takes it, and tells two equal drafts apart', () => {
  const store = createStore()
  expect(store.get(draftAlertAtom)).toBeNull()

  store.set(draftAlertInFormAtom, { pair: 'GBP/USD', price: 1.27 })
  store.set(draftAlertInFormAtom, { pair: 'GBP/USD', price: 1.27 })
  expect(store.get(draftAlertAtom)).toEqual({ id: 2, pair: 'GBP/USD', price: 1.27 })

  expect(store.set(takeDraftAlertAtom)?.id).toBe(2)
  expect(store.get(draftAlertAtom)).toBeNull()
  expect(store.set(takeDraftAlertAtom)).toBeNull()

  store.set(draftAlertInFormAtom, { pair: 'GBP/USD', price: 1.27 })
  expect(store.get(draftAlertAtom)?.id).toBe(3)
})
