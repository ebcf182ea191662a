import { createStore } from 'jotai'
import * as v from 'valibot'
import {
  addToWatchlistAtom,
  DEFAULT_WATCHLIST,
  moveInWatchlistAtom,
  removeFromWatchlistAtom,
  watchlistAtom,
  WatchlistSchema,
} from './watchlist'

it('opens with the first five trade tickers', () => {
  expect(createStore().get(watchlistAtom)).toEqual([
    'BTC/GBP',
    'ETH/GBP',
    'ADA/GBP',
    'XRP/GBP',
    'SOL/GBP',
  ])
})

it('adds a pair at the end, and none twice', () => {
  const store = createStore()
  store.set(addToWatchlistAtom, 'XAU/GBP')
  store.set(addToWatchlistAtom, 'BTC/GBP')

  expect(store.get(watchlistAtom)).toEqual([...DEFAULT_WATCHLIST, 'XAU/GBP'])
})

it('removes a pair, and lets the list be empty', () => {
  const store = createStore()
  for (const pair of DEFAULT_WATCHLIST) store.set(removeFromWatchlistAtom, pair)
  store.set(removeFromWatchlistAtom, 'XAU/GBP')

  expect(store.get(watchlistAtom)).toEqual([])
})

it.each([
  ['BTC/GBP', 2, ['ETH/GBP', 'ADA/GBP', 'BTC/GBP', 'XRP/GBP', 'SOL/GBP']],
  ['SOL/GBP', 0, ['SOL/GBP', 'BTC/GBP', 'ETH/GBP', 'ADA/GBP', 'XRP/GBP']],
  ['BTC/GBP', 99, ['ETH/GBP', 'ADA/GBP', 'XRP/GBP', 'SOL/GBP', 'BTC/GBP']],
  ['ADA/GBP', -1, ['ADA/GBP', 'BTC/GBP', 'ETH/GBP', 'XRP/GBP', 'SOL/GBP']],
  ['XAU/GBP', 0, DEFAULT_WATCHLIST],
] as const)('moves %s to place %d, and only what is in the list', (pair, to, expected) => {
  const store = createStore()
  store.set(moveInWatchlistAtom, { pair, to })

  expect(store.get(watchlistAtom)).toEqual(expected)
})

it('accepts a list from outside only when it names pairs, each once', () => {
  expect(v.is(WatchlistSchema, DEFAULT_WATCHLIST)).toBe(true)
  expect(v.is(WatchlistSchema, [])).toBe(true)
  for (const wrong of [['BTC/GBP', 'BTC/GBP'], ['toString'], [1], 'BTC/GBP', null]) {
    expect(v.is(WatchlistSchema, wrong)).toBe(false)
  }
})
