import type { Pair } from '@aldergate/market'

interface InstrumentFacts {
  /** The provider's name: exchange and instrument. */
  symbol: string
  /** The pair of the simulated market that is shown while the provider's chart is not. */
  pair: Pair
  /** The provider's currency, where it is not pounds. */
  quotedIn?: string
}

/** Every instrument that an external chart may show: the trade tickers, and those that pages name themselves. */
const INSTRUMENTS = {
  'BTC/GBP': { symbol: 'COINBASE:BTCGBP', pair: 'BTC/GBP' },
  'ETH/GBP': { symbol: 'COINBASE:ETHGBP', pair: 'ETH/GBP' },
  'ADA/GBP': { symbol: 'COINBASE:ADAGBP', pair: 'ADA/GBP' },
  'XRP/GBP': { symbol: 'COINBASE:XRPGBP', pair: 'XRP/GBP' },
  'SOL/GBP': { symbol: 'COINBASE:SOLGBP', pair: 'SOL/GBP' },
  'DOT/GBP': { symbol: 'COINBASE:DOTGBP', pair: 'DOT/GBP' },
  'BNB/GBP': { symbol: 'BINANCE:BNBUSDT', pair: 'BNB/GBP', quotedIn: 'USDT' },
  'LTC/GBP': { symbol: 'COINBASE:LTCGBP', pair: 'LTC/GBP' },
  'DOGE/GBP': { symbol: 'COINBASE:DOGEGBP', pair: 'DOGE/GBP' },
  'SHIB/GBP': { symbol: 'COINBASE:SHIBGBP', pair: 'SHIB/GBP' },

  'BITSTAMP:BTCUSD': { symbol: 'BITSTAMP:BTCUSD', pair: 'BTC/GBP', quotedIn: 'USD' },
  'COINBASE:BTCUSD': { symbol: 'COINBASE:BTCUSD', pair: 'BTC/GBP', quotedIn: 'USD' },
  'COINBASE:ETHUSD': { symbol: 'COINBASE:ETHUSD', pair: 'ETH/GBP', quotedIn: 'USD' },
  'FX:GBPUSD': { symbol: 'FX:GBPUSD', pair: 'GBP/USD' },
  'TVC:GOLD': { symbol: 'TVC:GOLD', pair: 'XAU/GBP', quotedIn: 'USD' },
} as const satisfies Record<string, InstrumentFacts>

/** A trade ticker, or one of the provider's symbols that a page names. */
export type Instrument = keyof typeof INSTRUMENTS

/** The facts of an instrument, whether or not it has all of them. */
export function factsOf(instrument: Instrument): InstrumentFacts {
  return INSTRUMENTS[instrument]
}
