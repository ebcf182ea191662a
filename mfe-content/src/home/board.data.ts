import type { Pair } from '@aldergate/market'

/** The pairs on the board: some of each kind, all of them priced in pounds. */
export const BOARD_PAIRS = [
  'BTC/GBP',
  'ETH/GBP',
  'SOL/GBP',
  'ADA/GBP',
  'EUR/GBP',
  'XAU/GBP',
  'AAPL/GBP',
] as const satisfies readonly Pair[]

export type BoardPair = (typeof BOARD_PAIRS)[number]
