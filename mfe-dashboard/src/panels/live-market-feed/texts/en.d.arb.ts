// Written from en.arb by `npm run texts`.
import type { Texts } from '@aldergate/ui'

declare const texts: Texts<{
  searchPairs: never
  searchPairsPlaceholder: never
  pairsFound: 'shown' | 'count'
  noPairFound: 'search'
  view: never
  gridView: never
  listView: never
  pinPair: 'pair'
  price: never
  volume: never
  high: never
  low: never
  highLow: never
  pair: never
  pairs: never
  trendOf: 'pair'
  actions: never
  buy: never
  buyPair: 'pair'
  sell: never
  sellPair: 'pair'
  setAlert: never
  setAlertPair: 'pair'
  clearSearch: never
}>
export default texts
