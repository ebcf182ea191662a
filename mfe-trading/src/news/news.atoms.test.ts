/** @jest-environment jsdom */

import { eraseDataAtom } from '@aldergate/keeping'
import { createStore } from 'jotai'
import { markReadAtom, readIdsAtom, savedIdsAtom, toggleSavedAtom } from './news.atoms'

it('forgets what was saved and read when all data are erased', () => {
  const store = createStore()
  store.set(toggleSavedAtom, 'a1')
  store.set(markReadAtom, 'a2')
  expect([...store.get(savedIdsAtom), ...store.get(readIdsAtom)]).toEqual(['a1', 'a2'])

  store.set(eraseDataAtom)

  expect([...store.get(savedIdsAtom), ...store.get(readIdsAtom)]).toEqual([])
})
