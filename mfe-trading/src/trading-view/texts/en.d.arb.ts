// Written from en.arb by `npm run texts`.
import type { Texts } from '@aldergate/ui'

declare const texts: Texts<{
  pageTitle: never
  averageCost: never
  ownChart: never
  showExternal: never
  trade: 'pair'
  watch: never
  unknownSymbol: 'symbol' | 'pair'
  figuresOf: 'pair'
  change24h: never
  high24h: never
  low24h: never
  watchlist: never
  symbol: never
  lastPrice: never
  changePercent: never
  volume: never
  remove: never
  removePair: 'pair'
  removed: 'pair'
  undo: never
  moved: 'pair' | 'place' | 'count'
  watchlistKeys: never
  emptyWatchlist: never
  addFirst: never
  addPair: never
  added: 'pair'
  allWatched: never
  orderBook: never
  orderBookOf: 'pair'
  lastUpdate: never
  price: 'currency'
  size: 'unit'
  cumulative: never
  asks: never
  bids: never
  spread: never
  mid: never
  takeAsk: 'price'
  takeBid: 'price'
  bookHint: never
  bookReversed: 'asked' | 'pair'
  news: never
  read: never
  unread: never
  readNews: 'title'
  readArticle: never
  allNews: never
  tradedAs: 'pair'
}>
export default texts
