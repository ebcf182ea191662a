/** @jest-environment jsdom */

import { createStore } from 'jotai'
import { figuresHistoryAtom } from './figures.atoms'

beforeEach(() => {
  jest.useFakeTimers()
})

afterEach(() => {
  jest.useRealTimers()
})

it('ticks every three seconds while it is read, and leaves no timer behind', () => {
  const store = createStore()
  const onChange = jest.fn()
  const stopReading = store.sub(figuresHistoryAtom, onChange)

  jest.advanceTimersByTime(2_999)
  expect(onChange).not.toHaveBeenCalled()
  jest.advanceTimersByTime(3_001)
  expect(onChange).toHaveBeenCalledTimes(2)
  expect(store.get(figuresHistoryAtom)).toHaveLength(3)

  stopReading()
  expect(jest.getTimerCount()).toBe(0)
})
