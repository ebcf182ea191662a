import type { Pair } from '@aldergate/market'

/** The pairs that an account can be compared with; the first one is the default. */
export const BENCHMARKS = [
  'WORLD/GBP',
  'US500/GBP',
  'UK100/GBP',
  'GILT10Y/GBP',
  'XAU/GBP',
  'BTC/GBP',
] as const satisfies readonly Pair[]
