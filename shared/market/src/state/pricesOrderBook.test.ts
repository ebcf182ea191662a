/** @jest-environment jsdom */

import { createStore, type Store } from 'jotai'
import { BOOK_LEVELS, type OrderBook } from '../orderBook'
import { orderBookAtom, quoteAtom } from './prices'
import { seedAtom } from './seed'

let store: Store

beforeEach(() => {
  jest.useFakeTimers()
  store = createStore()
  store.set(seedAtom, 42)
})

afterEach(() => {
  expect(jest.getTimerCount()).toBe(0)
  jest.useRealTimers()
})

function book(of = store): OrderBook {
  return of.get(orderBookAtom('BTC/GBP'))
}

function isAround({ asks, bids }: OrderBook, price: number): boolean {
  return (asks[0]?.price ?? 0) > price && (bids[0]?.price ?? Infinity) < price
}

it('opens around the price with ten levels a side', () => {
  expect(book().asks).toHaveLength(BOOK_LEVELS)
  expect(book().bids).toHaveLength(BOOK_LEVELS)
  expect(isAround(book(), store.get(quoteAtom('BTC/GBP')).price)).toBe(true)
})

it('steps every ten seconds around the price of that moment, and keeps the price stepping', () => {
  const onChange = jest.fn()
  const unsubscribe = store.sub(orderBookAtom('BTC/GBP'), onChange)
  const opening = book()
  jest.advanceTimersByTime(9_000)
  expect(book()).toBe(opening)
  const { price } = store.get(quoteAtom('BTC/GBP'))
  expect(price).not.toBe(45_000)

  jest.advanceTimersByTime(1_000)
  expect(onChange).toHaveBeenCalledTimes(1)
  expect(isAround(book(), price)).toBe(true)
  expect(book().steppedAt).toBe(Date.now())

  jest.advanceTimersByTime(20_000)
  expect(onChange).toHaveBeenCalledTimes(3)
  unsubscribe()
})

it('opens around the price of now when nobody looked at it meanwhile', () => {
  store.sub(orderBookAtom('BTC/GBP'), () => {})()
  const stopQuote = store.sub(quoteAtom('BTC/GBP'), () => {})
  jest.advanceTimersByTime(3_600_000)
  const stopBook = store.sub(orderBookAtom('BTC/GBP'), () => {})

  expect(isAround(book(), store.get(quoteAtom('BTC/GBP')).price)).toBe(true)
  expect(book().steppedAt).toBe(Date.now())
  stopQuote()
  stopBook()
})

it('stays as it is for a reader who joins in between', () => {
  const stopFirst = store.sub(orderBookAtom('BTC/GBP'), () => {})
  jest.advanceTimersByTime(14_000)
  const before = book()
  const stopSecond = store.sub(orderBookAtom('BTC/GBP'), () => {})

  expect(book()).toBe(before)
  stopFirst()
  stopSecond()
})

it('repeats itself under the same seed', () => {
  const twin = createStore()
  twin.set(seedAtom, 42)
  const stops = [store, twin].map((each) => each.sub(orderBookAtom('BTC/GBP'), () => {}))
  jest.advanceTimersByTime(20_000)

  expect(book(twin)).toEqual(book())
  for (const stop of stops) stop()
})
