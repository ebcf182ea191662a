/** @jest-environment jsdom */

import { createStore } from 'jotai'
import { followFirstPage, isFirstPageShownAtom } from './firstPage.atoms'

const READY = { state: { initialized: true }, subscribe: () => () => {} }

beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  expect(jest.getTimerCount()).toBe(0)
  jest.useRealTimers()
})

it('leaves the first page a second of quiet', async () => {
  const store = createStore()
  await followFirstPage(store, READY)
  jest.advanceTimersByTime(999)
  expect(store.get(isFirstPageShownAtom)).toBe(false)
  jest.advanceTimersByTime(1)
  expect(store.get(isFirstPageShownAtom)).toBe(true)
})

it.each(['pointerdown', 'keydown', 'input'])('ends the quiet with the first %s', async (event) => {
  const store = createStore()
  await followFirstPage(store, READY)
  document.body.dispatchEvent(new Event(event, { bubbles: true }))
  expect(store.get(isFirstPageShownAtom)).toBe(true)
})

it('says nothing while the first page is on its way', async () => {
  const store = createStore()
  const listeners: ((state: { initialized: boolean }) => void)[] = []
  const router = {
    state: { initialized: false },
    subscribe: (listener: (state: { initialized: boolean }) => void) => {
      listeners.push(listener)
      return () => {}
    },
  }
  const following = followFirstPage(store, router)
  document.body.dispatchEvent(new Event('keydown', { bubbles: true }))
  expect(store.get(isFirstPageShownAtom)).toBe(false)

  for (const listener of listeners) listener({ initialized: true })
  await following
  jest.advanceTimersByTime(1_000)
  expect(store.get(isFirstPageShownAtom)).toBe(true)
})
