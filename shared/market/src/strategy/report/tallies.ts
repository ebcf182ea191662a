import type { BacktestTrade, Direction, ExitReason } from '../run'

/** The results of some of the trades. */
export interface Tally {
  trades: number
  wins: number
  /** Money. */
  profit: number
}

/** In the order in which they are listed. */
export const EXIT_REASONS = [
  'stop',
  'target',
  'rule',
  'liquidation',
  'end',
] as const satisfies ExitReason[]

export const DIRECTIONS = ['long', 'short'] as const satisfies Direction[]

/** The trades by exit reason. */
export function exitTallies(trades: readonly BacktestTrade[]): Record<ExitReason, Tally> {
  return talliesOf(trades, EXIT_REASONS, ({ exit }) => exit)
}

/** The trades by direction. */
export function directionTallies(trades: readonly BacktestTrade[]): Record<Direction, Tally> {
  return talliesOf(trades, DIRECTIONS, ({ direction }) => direction)
}

function talliesOf<Kind extends string>(
  trades: readonly BacktestTrade[],
  kinds: readonly Kind[],
  kindOf: (trade: BacktestTrade) => Kind,
): Record<Kind, Tally> {
  const tallies = Object.fromEntries(
    kinds.map((kind) => [kind, { trades: 0, wins: 0, profit: 0 }]),
  ) as Record<Kind, Tally>
  for (const trade of trades) {
    const tally = tallies[kindOf(trade)]
    tally.trades += 1
    tally.wins += trade.profit > 0 ? 1 : 0
    tally.profit += trade.profit
  }
  return tallies
}
