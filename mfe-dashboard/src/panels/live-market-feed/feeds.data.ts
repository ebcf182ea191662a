import type { Pair } from '@aldergate/market'

/** The pairs of each Live Market Feed, in the order in which they stand until one is pinned. */
export const FEEDS = {
  crypto: ['BTC/GBP', 'ETH/GBP', 'SOL/GBP', 'ADA/GBP'],
  forex: ['GBP/USD', 'EUR/GBP', 'GBP/JPY', 'GBP/CHF'],
  global: ['XAU/GBP', 'BRENT/GBP', 'AAPL/GBP', 'TSLA/GBP'],
} as const satisfies Record<string, readonly Pair[]>

export type FeedId = keyof typeof FEEDS
