/** @jest-environment jsdom */

import { createStore } from 'jotai'
import { askedSeed, isSeedAskedAtom, seedAtom } from './seed'

it('is the number that the URL asks for', () => {
  expect(askedSeed('?seed=42')).toBe(42)
  expect(askedSeed('?view=grid&seed=0')).toBe(0)
})

it.each(['', '?seed=', '?seed=abc', '?seed=-1', '?seed=1.5', '?seed=1234567890123456789'])(
  'is nothing that %p asks for',
  (search) => expect(askedSeed(search)).toBeUndefined(),
)

it('is drawn where nothing is asked for', () => {
  const store = createStore()

  expect(store.get(isSeedAskedAtom)).toBe(false)
  expect(Number.isInteger(store.get(seedAtom))).toBe(true)
})
