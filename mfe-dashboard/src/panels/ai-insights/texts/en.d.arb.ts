// Written from en.arb by `npm run texts`.
import type { Texts } from '@aldergate/ui'

declare const texts: Texts<{
  insights: 'market'
  'market.crypto': never
  'market.forex': never
  'market.stocks': never
  insightsShown: 'shown' | 'count'
  noInsight: never
  clearFilters: never
  sort: never
  'sort.listed': never
  'sort.signal': never
  'sort.risk': never
  'sort.confidence': never
  signal: never
  'signal.all': never
  'signal.buy': never
  'signal.sell': never
  'signal.hold': never
  risk: never
  'risk.all': never
  'risk.low': never
  'risk.medium': never
  'risk.high': never
  confidence: never
  price: never
  change24h: never
  volume: never
  marketCap: never
  none: never
  support: never
  resistance: never
  rsi: never
  placeTrade: never
  placeTradeIn: 'pair'
  viewDetails: never
  viewDetailsOf: 'pair'
  addToWatchlist: never
  addPairToWatchlist: 'pair'
  watchlist: never
  watchlistOf: 'pair'
  saveToWatchlist: never
  onWatchlist: 'pair'
  openInTradingView: never
  openPairInTradingView: 'pair'
  detailsOf: 'pair'
  reasonsFrom: 'hours' | 'price'
  'leaning.buy': never
  'leaning.sell': never
  'leaning.neither': never
  'rsi.oversold': 'period' | 'value' | 'limit'
  'rsi.overbought': 'period' | 'value' | 'limit'
  'rsi.neutral': 'period' | 'value'
  'cross.above': 'fast' | 'slow' | 'count'
  'cross.below': 'fast' | 'slow' | 'count'
  'cross.level': 'fast' | 'slow'
  'levels.between': 'toSupport' | 'toResistance'
  'levels.belowSupport': 'toSupport'
  'levels.aboveResistance': 'toResistance'
  hitRate: never
  hitRateRunning: 'count'
  hitRateFailed: never
  retry: never
  hitRateNone: 'count'
  hitRateHold: never
  hitRateOutside: never
  'hitRateOf.buy': 'rate' | 'trades' | 'count' | 'fast' | 'slow' | 'target' | 'stop'
  'hitRateOf.sell': 'rate' | 'trades' | 'count' | 'fast' | 'slow' | 'target' | 'stop'
  hitRateChance: 'rate'
}>
export default texts
