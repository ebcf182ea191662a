import { createTexts } from '@aldergate/ui'

/** What a market feed says; the specification's texts stand here to the letter. */
export const EN = {
  searchPairs: 'Search pairs',
  searchPairsPlaceholder: 'Search pairs...',
  pairsFound: '{shown} of {count, plural, one {# pair} other {# pairs}}',
  noPairFound: 'No pair matches “{search}”.',
  view: 'View',
  gridView: 'Grid View',
  listView: 'List View',
  pinPair: 'Pin {pair}',
  price: 'Price',
  volume: 'Volume',
  high: 'High',
  low: 'Low',
  highLow: 'High / Low',
  pair: 'Pair',
  pairs: 'Pairs',
  trendOf: 'Last prices of {pair}',
  actions: 'Actions',
  buy: 'Buy',
  buyPair: 'Buy {pair}',
  sell: 'Sell',
  sellPair: 'Sell {pair}',
  setAlert: 'Set Alert',
  setAlertPair: 'Set Alert for {pair}',
  notInPounds: '{pair} is not quoted in pounds, so it has no order ticket.',

  clearSearch: 'Clear search',
} as const

export const useText = createTexts({ en: EN })
