import { createTexts } from '@aldergate/ui'

/** What the insights say; the specification's texts stand here to the letter. */
export const EN = {
  insights: 'Insights: {market}',
  'market.crypto': 'Crypto',
  'market.forex': 'Forex',
  'market.stocks': 'Stocks',
  insightsShown: '{shown} of {count, plural, one {# insight} other {# insights}}',
  noInsight: 'No insight has this signal and risk.',
  clearFilters: 'Clear filters',

  sort: 'Sort by',
  'sort.listed': 'As listed',
  'sort.signal': 'Signal',
  'sort.risk': 'Risk',
  'sort.confidence': 'Confidence',

  signal: 'Signal',
  'signal.all': 'All signals',
  'signal.buy': 'Buy',
  'signal.sell': 'Sell',
  'signal.hold': 'Hold',

  risk: 'Risk',
  'risk.all': 'All risks',
  'risk.low': 'Low',
  'risk.medium': 'Medium',
  'risk.high': 'High',

  confidence: 'Confidence',
  price: 'Price',
  change24h: '24h change',
  volume: 'Volume',
  marketCap: 'Market cap',
  none: 'None',
  support: 'Support',
  resistance: 'Resistance',
  rsi: 'RSI',

  placeTrade: 'Place Trade',
  placeTradeIn: 'Place Trade in {pair}',
  viewDetails: 'View Details',
  viewDetailsOf: 'View Details of {pair}',
  addToWatchlist: 'Add to Watchlist',
  addPairToWatchlist: 'Add to Watchlist: {pair}',
  notInPounds: '{pair} is not quoted in pounds, so it has no order ticket.',

  watchlist: 'Watchlist',
  watchlistOf: 'Watchlist: {pair}',
  saveToWatchlist: 'Save to watchlist',
  onWatchlist: '{pair} is on your watchlist.',
  openInTradingView: 'Open in Trading View',
  openPairInTradingView: 'Open {pair} in Trading View',

  detailsOf: 'Details of {pair}',
  reasonsFrom: 'Three reasons from {hours} simulated hours, now at {price}:',
  'leaning.buy': 'For buying',
  'leaning.sell': 'For selling',
  'leaning.neither': 'For neither',
  'rsi.oversold': 'RSI({period}) is {value}, in the oversold zone below {limit}.',
  'rsi.overbought': 'RSI({period}) is {value}, in the overbought zone above {limit}.',
  'rsi.neutral': 'RSI({period}) is {value}, in the neutral zone.',
  'cross.above':
    'The {fast}-hour average has been above the {slow}-hour one for {count, plural, one {# hour} other {# hours}}.',
  'cross.below':
    'The {fast}-hour average has been below the {slow}-hour one for {count, plural, one {# hour} other {# hours}}.',
  'cross.level': 'The {fast}-hour and the {slow}-hour average are level.',
  'levels.between':
    'The price is {toSupport} above the support and {toResistance} below the resistance.',
  'levels.belowSupport': 'The price is {toSupport} below the support.',
  'levels.aboveResistance': 'The price is {toResistance} above the resistance.',
} as const

export const useText = createTexts({
  en: EN,
  es: {
    openInTradingView: 'Abrir en Vista de mercado',
    openPairInTradingView: 'Abrir {pair} en Vista de mercado',
  },
  zh: {
    openInTradingView: '在行情视图中打开',
    openPairInTradingView: '在行情视图中打开 {pair}',
  },
  fr: {
    openInTradingView: 'Ouvrir dans Vue du marché',
    openPairInTradingView: 'Ouvrir {pair} dans Vue du marché',
  },
})
