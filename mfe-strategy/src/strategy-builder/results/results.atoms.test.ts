/** @jest-environment jsdom */

import { seedAtom } from '@aldergate/market/state'
import { createStore } from 'jotai'
import { sampleRunAtom } from './results.atoms'

beforeEach(() => {
  jest.useFakeTimers({ now: Date.parse('2026-11-22T15:00:00Z') })
})

afterEach(() => {
  jest.useRealTimers()
})

function seededStore() {
  const store = createStore()
  store.set(seedAtom, 42)
  return store
}

it('steps every ten seconds while somebody looks, and leaves no timer behind', () => {
  const store = seededStore()
  const opening = store.get(sampleRunAtom).length
  const lengths: number[] = []
  const leave = store.sub(sampleRunAtom, () => {
    lengths.push(store.get(sampleRunAtom).length)
    expect(Date.now() % 10_000).toBe(0)
  })
  jest.advanceTimersByTime(1_000_000)

  expect(lengths.length).toBeGreaterThan(30)
  expect(lengths.length).toBeLessThan(55)
  expect(lengths).toEqual(lengths.map((_, index) => opening + index + 1))

  leave()
  expect(jest.getTimerCount()).toBe(0)
})

it('rests while nobody looks, and goes on where it was', () => {
  const store = seededStore()
  store.sub(sampleRunAtom, () => {})()
  const before = store.get(sampleRunAtom)

  jest.advanceTimersByTime(600_000)
  expect(store.get(sampleRunAtom)).toBe(before)

  const leave = store.sub(sampleRunAtom, () => {})
  jest.advanceTimersByTime(200_000)
  expect(store.get(sampleRunAtom).slice(0, before.length)).toEqual(before)
  expect(store.get(sampleRunAtom).length).toBeGreaterThan(before.length)
  leave()
})
