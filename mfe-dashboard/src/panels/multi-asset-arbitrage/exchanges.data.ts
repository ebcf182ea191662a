import type { Pair } from '@aldergate/market'

/** Simulated: none of these exchanges exists. */
export const EXCHANGES = ['Northgate', 'Quayside', 'Lantern', 'Thornbury'] as const

export type Exchange = (typeof EXCHANGES)[number]

/** Of several asset classes; every exchange quotes each of them. */
export const ARBITRAGE_PAIRS = [
  'BTC/GBP',
  'ETH/GBP',
  'SOL/GBP',
  'GBP/USD',
  'EUR/GBP',
  'XAU/GBP',
  'BRENT/GBP',
  'AAPL/GBP',
] as const satisfies readonly Pair[]
