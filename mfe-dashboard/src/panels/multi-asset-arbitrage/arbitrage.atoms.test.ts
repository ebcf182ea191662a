/** @jest-environment jsdom */

import { keptOpeningAtom, PRICE_STEP_MS, seedAtom } from '@aldergate/market/state'
import { createStore } from 'jotai'
import { opportunitiesAtom } from './arbitrage.atoms'

const HOUR_MS = 3_600_000

beforeEach(() => {
  jest.useFakeTimers()
})

afterEach(() => {
  jest.useRealTimers()
})

function storeOfSeed() {
  const store = createStore()
  store.set(seedAtom, 42)
  return store
}

it('begins anew with another market: quotes of the one before would be spreads that nobody offers', () => {
  const [store, newcomer] = [storeOfSeed(), storeOfSeed()]
  const stopReading = store.sub(opportunitiesAtom, () => {})
  jest.advanceTimersByTime(10 * PRICE_STEP_MS)

  const other = { seed: 7, time: Date.now() - HOUR_MS }
  for (const each of [store, newcomer]) each.set(keptOpeningAtom, other)
  expect(store.get(opportunitiesAtom)).toEqual(newcomer.get(opportunitiesAtom))
  stopReading()
})

it('goes on with a clock that was set back', () => {
  const store = storeOfSeed()
  const stopReading = store.sub(opportunitiesAtom, () => {})
  jest.advanceTimersByTime(PRICE_STEP_MS)
  jest.setSystemTime(Date.now() - HOUR_MS)
  const before = store.get(opportunitiesAtom)
  jest.advanceTimersByTime(PRICE_STEP_MS)

  expect(store.get(opportunitiesAtom)).not.toBe(before)
  stopReading()
})
