/** @jest-environment jsdom */

import { keepDataAtom } from '@aldergate/platform'
import { createStore } from 'jotai'
import { isOtherMarketAtom, keptOpeningAtom, openingAtom } from './opening'
import { isSeedAskedAtom, seedAtom } from './seed'

const KEPT = { seed: 7, time: 1_700_000_000_000 }

it('opens with the page, and is what is to be kept', () => {
  const store = createStore()
  store.set(seedAtom, 42)

  expect(store.get(openingAtom)).toEqual({ seed: 42, time: expect.any(Number) })
  expect(store.get(keptOpeningAtom)).toBe(store.get(openingAtom))
})

it('goes on with what was kept, until that is given up', () => {
  const store = createStore()
  store.set(keptOpeningAtom, KEPT)
  expect(store.get(openingAtom)).toBe(KEPT)

  store.set(keptOpeningAtom, { ...KEPT })
  expect(store.get(openingAtom)).toBe(KEPT)

  store.set(keptOpeningAtom, null)
  expect(store.get(openingAtom).time).toBeGreaterThan(KEPT.time)
})

it('repeats the market of a seed in the URL whatever is kept, and leaves that as it is', () => {
  const store = createStore()
  store.set(isSeedAskedAtom, true)
  store.set(seedAtom, 42)
  expect(store.get(keptOpeningAtom)).toBeNull()

  store.set(keptOpeningAtom, KEPT)
  expect(store.get(openingAtom).seed).toBe(42)
  expect(store.get(keptOpeningAtom)).toBe(KEPT)
})

it('is another market only where a seed is asked for beside a kept one', () => {
  const store = createStore()
  const isOther = () => store.get(isOtherMarketAtom)
  store.set(keepDataAtom, true)
  expect(isOther()).toBe(false)
  store.set(keptOpeningAtom, KEPT)
  expect(isOther()).toBe(false)

  store.set(isSeedAskedAtom, true)
  expect(isOther()).toBe(true)
  store.set(keptOpeningAtom, null)
  expect(isOther()).toBe(false)
})

it('is no other market where nothing is kept, wherever an opening has come from', () => {
  const store = createStore()
  const isOther = () => store.get(isOtherMarketAtom)
  store.set(isSeedAskedAtom, true)
  store.set(keptOpeningAtom, KEPT)
  expect(isOther()).toBe(false)

  store.set(keepDataAtom, true)
  expect(isOther()).toBe(true)
  store.set(keepDataAtom, false)
  expect(isOther()).toBe(false)
})
