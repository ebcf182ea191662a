import { priceDecimals } from '@aldergate/contract'
import { poundPairOf, type ReversedName, reversedPairs, turned } from './poundPairs'

export type PairKind = 'crypto' | 'forex' | 'stock' | 'commodity' | 'bond'

/** The facts of a pair that are known before the market opens. */
export interface PairFacts {
  /**
   * The default price: units of the quote currency (after the slash) per unit of the base. So GBP per unit for every
   * pair that ends in `/GBP`; `GBP/USD` is dollars per pound.
   */
  price: number
  kind: PairKind
  /** Sample of a day's turnover, as the feeds and the watchlist print it. */
  volume: string
}

/** Every instrument that the simulated market lists. The first ten are the trade tickers, with the specified prices. */
const LISTED = {
  'BTC/GBP': { price: 45_000, kind: 'crypto', volume: '£1.2B' },
  'ETH/GBP': { price: 1_500, kind: 'crypto', volume: '£780M' },
  'ADA/GBP': { price: 0.38, kind: 'crypto', volume: '£96M' },
  'XRP/GBP': { price: 0.45, kind: 'crypto', volume: '£210M' },
  'SOL/GBP': { price: 20, kind: 'crypto', volume: '£185M' },
  'DOT/GBP': { price: 5, kind: 'crypto', volume: '£64M' },
  'BNB/GBP': { price: 200, kind: 'crypto', volume: '£320M' },
  'LTC/GBP': { price: 70, kind: 'crypto', volume: '£118M' },
  'DOGE/GBP': { price: 0.05, kind: 'crypto', volume: '£142M' },
  'SHIB/GBP': { price: 0.000007, kind: 'crypto', volume: '£53M' },
  'AVAX/GBP': { price: 12, kind: 'crypto', volume: '£88M' },
  'LINK/GBP': { price: 6, kind: 'crypto', volume: '£75M' },
  'UNI/GBP': { price: 4.2, kind: 'crypto', volume: '£41M' },
  'XLM/GBP': { price: 0.09, kind: 'crypto', volume: '£37M' },

  'GBP/USD': { price: 1.27, kind: 'forex', volume: '£92B' },
  'EUR/GBP': { price: 0.85, kind: 'forex', volume: '£48B' },
  'GBP/JPY': { price: 190, kind: 'forex', volume: '£31B' },
  'GBP/CHF': { price: 1.12, kind: 'forex', volume: '£14B' },
  'GBP/AUD': { price: 1.93, kind: 'forex', volume: '£11B' },
  'GBP/CAD': { price: 1.72, kind: 'forex', volume: '£9.6B' },
  'GBP/NZD': { price: 2.08, kind: 'forex', volume: '£4.1B' },
  'GBP/SEK': { price: 13.3, kind: 'forex', volume: '£2.8B' },

  'AAPL/GBP': { price: 150, kind: 'stock', volume: '£6.4B' },
  'TSLA/GBP': { price: 190, kind: 'stock', volume: '£14B' },
  'MSFT/GBP': { price: 300, kind: 'stock', volume: '£5.8B' },
  'AMZN/GBP': { price: 118, kind: 'stock', volume: '£4.9B' },
  'GOOGL/GBP': { price: 108, kind: 'stock', volume: '£3.6B' },
  'NVDA/GBP': { price: 390, kind: 'stock', volume: '£13B' },
  'HSBA/GBP': { price: 6.2, kind: 'stock', volume: '£140M' },
  'BP/GBP': { price: 4.8, kind: 'stock', volume: '£165M' },
  'SHEL/GBP': { price: 25.4, kind: 'stock', volume: '£230M' },
  'AZN/GBP': { price: 105, kind: 'stock', volume: '£195M' },
  'BARC/GBP': { price: 1.52, kind: 'stock', volume: '£68M' },
  'VOD/GBP': { price: 0.72, kind: 'stock', volume: '£44M' },
  'UK100/GBP': { price: 7.6, kind: 'stock', volume: '£82M' },
  'US500/GBP': { price: 68, kind: 'stock', volume: '£150M' },
  'WORLD/GBP': { price: 88, kind: 'stock', volume: '£57M' },

  'XAU/GBP': { price: 1_620, kind: 'commodity', volume: '£21B' },
  'XAG/GBP': { price: 19.2, kind: 'commodity', volume: '£3.4B' },
  'XPT/GBP': { price: 740, kind: 'commodity', volume: '£620M' },
  'BRENT/GBP': { price: 66, kind: 'commodity', volume: '£18B' },
  'WTI/GBP': { price: 62, kind: 'commodity', volume: '£22B' },
  'NATGAS/GBP': { price: 2.2, kind: 'commodity', volume: '£4.7B' },
  'COPPER/GBP': { price: 6_700, kind: 'commodity', volume: '£5.2B' },
  'WHEAT/GBP': { price: 4.6, kind: 'commodity', volume: '£1.1B' },

  'GILT2Y/GBP': { price: 97.4, kind: 'bond', volume: '£3.1B' },
  'GILT10Y/GBP': { price: 101.2, kind: 'bond', volume: '£5.5B' },
  'GILT30Y/GBP': { price: 88.6, kind: 'bond', volume: '£1.9B' },
  'UST10Y/GBP': { price: 77.3, kind: 'bond', volume: '£16B' },
  'BUND10Y/GBP': { price: 82.5, kind: 'bond', volume: '£7.4B' },
  'CORP/GBP': { price: 94.8, kind: 'bond', volume: '£410M' },
} as const satisfies Record<string, PairFacts>

type Listed = keyof typeof LISTED

/** `USD/GBP` and the like: pairs in pounds that the market lists the other way round. */
export type ReversedPair = ReversedName<Listed>

export type Pair = Listed | ReversedPair

export const PAIRS: Readonly<Record<Pair, PairFacts>> = { ...LISTED, ...reversedPairs(LISTED) }

/** The pairs that there are to choose from: each instrument once. */
export const ALL_PAIRS = Object.keys(LISTED) as readonly Pair[]

/** The listed pair: `GBP/USD` also for a trade in `USD/GBP`. */
export function listedPairOf(pair: Pair): Pair {
  return isListed(pair) ? pair : (turned(pair) as Pair)
}

/** `USD/GBP` for either direction; `undefined` for a pair listed in pounds. */
export function reversedPairOf(pair: Pair): ReversedPair | undefined {
  const traded: Pair = poundPairOf(pair)
  return isListed(traded) ? undefined : traded
}

function isListed(pair: Pair): pair is Listed {
  return Object.hasOwn(LISTED, pair)
}

/** The pairs of the order ticket, in the specification's order. */
export const TRADE_TICKERS = [
  'BTC/GBP',
  'ETH/GBP',
  'ADA/GBP',
  'XRP/GBP',
  'SOL/GBP',
  'DOT/GBP',
  'BNB/GBP',
  'LTC/GBP',
  'DOGE/GBP',
  'SHIB/GBP',
] as const satisfies readonly Pair[]

export type TradeTicker = (typeof TRADE_TICKERS)[number]

export function isTradeTicker(pair: string): pair is TradeTicker {
  return TRADE_TICKERS.some((ticker) => ticker === pair)
}

/** The decimals of a pair's prices, by its default price: a tick never changes their width. */
export function pairDecimals(pair: Pair): number {
  return priceDecimals(PAIRS[pair].price)
}

/** Whether a text from outside, such as a form or a URL, names a pair of this market. */
export function isPair(text: string): text is Pair {
  return Object.hasOwn(PAIRS, text)
}
