export type Direction = 'long' | 'short'

/** Why a position was closed: by its stop-loss, its take-profit, its exit rule, for want of money, or as the bars ended. */
export type ExitReason = 'stop' | 'target' | 'rule' | 'liquidation' | 'end'

/** A position from its entry to its exit. Prices are those paid and received, slippage included. */
export interface BacktestTrade {
  direction: Direction
  /** Places of the bars in which it was opened and closed. */
  entryBar: number
  exitBar: number
  entryPrice: number
  exitPrice: number
  /** Units, above zero. */
  quantity: number
  /** Commission of both fills. */
  fees: number
  /** Money made or lost, fees taken off. */
  profit: number
  exit: ExitReason
}

/** The trades and the equity of a strategy over some bars. */
export interface Run {
  /** Money at the beginning. */
  capital: number
  /** The first bar at which its rules could hold: before it their indicators have no values. */
  firstBar: number
  /** Money and positions at the close of each bar. */
  equity: Float64Array
  /** 1 where a position was held for any part of the bar, else 0. */
  held: Uint8Array
  /** In the order of their exits. */
  trades: readonly BacktestTrade[]
}
