/** @jest-environment jsdom */

import { ALL_PAIRS } from '@aldergate/market'
import { DEFAULT_WATCHLIST } from '@aldergate/market/state'
import { pairsToAdd } from './pairSearch'

it('offers every pair that is not on the list', () => {
  expect(pairsToAdd(DEFAULT_WATCHLIST, '')).toEqual(ALL_PAIRS.slice(DEFAULT_WATCHLIST.length))
  expect(pairsToAdd(ALL_PAIRS, '')).toEqual([])
})

it('finds by symbol and by name, in any case, and each word must match', () => {
  expect(pairsToAdd([], 'xau')).toEqual(['XAU/GBP'])
  expect(pairsToAdd([], ' GOLD ')).toEqual(['XAU/GBP'])
  expect(pairsToAdd([], 'cobre')).toEqual(['COPPER/GBP'])
  expect(pairsToAdd([], 'gilt 10')).toEqual(['GILT10Y/GBP'])
  expect(pairsToAdd([], 'gold 10')).toEqual([])
})
