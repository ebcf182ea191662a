/** @jest-environment jsdom */

import { eraseDataAtom } from '@aldergate/keeping'
import { createStore } from 'jotai'
import { chatAtom, draftAtom, sendDraftAtom } from './chat.atoms'

it('begins anew when all data are erased, with the message that was being typed', () => {
  const store = createStore()
  const greeting = store.get(chatAtom)
  store.set(draftAtom, 'Where is my order?')
  store.set(sendDraftAtom)
  store.set(draftAtom, 'Hello?')
  expect(store.get(chatAtom)).not.toEqual(greeting)

  store.set(eraseDataAtom)

  expect(store.get(chatAtom)).toEqual(greeting)
  expect(store.get(draftAtom)).toBe('')
})
