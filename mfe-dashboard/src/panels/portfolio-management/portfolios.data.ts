import type { Pair } from '@aldergate/market'

/** An instrument of the sample account, outside the ledger. */
export interface PortfolioItem {
  pair: Pair
  /** Whole dollars, below zero for a loss. */
  value: number
}

/** The items that each portfolio panel opens with. */
export const PORTFOLIOS = {
  forexStock: [
    { pair: 'EUR/GBP', value: 1_250 },
    { pair: 'GBP/USD', value: -430 },
    { pair: 'GBP/JPY', value: 680 },
    { pair: 'AAPL/GBP', value: 2_150 },
    { pair: 'TSLA/GBP', value: -920 },
    { pair: 'MSFT/GBP', value: 1_780 },
  ],
  cryptoCommodity: [
    { pair: 'BTC/GBP', value: 3_200 },
    { pair: 'ETH/GBP', value: -780 },
    { pair: 'SOL/GBP', value: 450 },
    { pair: 'XAU/GBP', value: 1_900 },
    { pair: 'BRENT/GBP', value: -260 },
    { pair: 'XAG/GBP', value: 120 },
  ],
  bondSecurity: [
    { pair: 'GILT10Y/GBP', value: 940 },
    { pair: 'UST10Y/GBP', value: 1_310 },
    { pair: 'BUND10Y/GBP', value: -150 },
    { pair: 'CORP/GBP', value: -610 },
    { pair: 'UK100/GBP', value: 1_120 },
    { pair: 'WORLD/GBP', value: 560 },
  ],
} as const satisfies Record<string, readonly PortfolioItem[]>

export type PortfolioId = keyof typeof PORTFOLIOS
