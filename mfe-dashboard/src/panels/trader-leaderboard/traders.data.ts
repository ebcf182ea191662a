/** A trader's result within a period. */
export interface TraderResult {
  /** GBP, negative for a loss */
  totalProfit: number
  wins: number
  trades: number
}

export type LeaderboardPeriod = '7d' | '30d' | 'all'

export interface Trader {
  username: string
  results: Readonly<Record<LeaderboardPeriod, TraderResult>>
}

function result(totalProfit: number, wins: number, trades: number): TraderResult {
  return { totalProfit, wins, trades }
}

/** Sample traders: none of them is a real person. */
export const TRADERS: readonly Trader[] = [
  {
    username: 'CryptoKing',
    results: {
      '7d': result(2_140.5, 9, 14),
      '30d': result(6_380.2, 31, 52),
      all: result(15_420.75, 164, 241),
    },
  },
  {
    username: 'ForexQueen',
    results: {
      '7d': result(1_865.1, 17, 26),
      '30d': result(7_912.4, 66, 94),
      all: result(12_850, 302, 419),
    },
  },
  {
    username: 'GiltEdge',
    results: {
      '7d': result(310, 3, 4),
      '30d': result(1_204.6, 11, 15),
      all: result(9_733.3, 118, 150),
    },
  },
  {
    username: 'SteadyHand',
    results: {
      '7d': result(-120.4, 2, 7),
      '30d': result(845.9, 14, 24),
      all: result(6_410.15, 97, 168),
    },
  },
  {
    username: 'LuckyTwo',
    results: {
      '7d': result(96.3, 1, 1),
      '30d': result(412.8, 2, 2),
      all: result(412.8, 2, 2),
    },
  },
  {
    username: 'NightOwl',
    results: {
      '7d': result(58.25, 12, 29),
      '30d': result(-640.1, 38, 91),
      all: result(1_190.45, 240, 560),
    },
  },
  {
    username: 'BreakoutBen',
    results: {
      '7d': result(-402.7, 4, 13),
      '30d': result(-1_318.55, 15, 47),
      all: result(-2_275.9, 71, 203),
    },
  },
]
