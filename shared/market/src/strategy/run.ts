export type Direction = 'long' | 'short'

/** Why a position was closed: by its stop-loss, its take-profit, its exit rule, for want of money, or as the bars ended. */
export type ExitReason = 'stop' | 'target' | 'rule' | 'liquidation' | 'end'

/** A position from its entry to its exit. Prices are those paid and received, slippage included. */
export interface BacktestTrade {
  direction: Direction
  /** Indices of the entry and exit bars. */
  entryBar: number
  exitBar: number
  entryPrice: number
  exitPrice: number
  /** Units, above zero. */
  quantity: number
  /** Commission of both fills. */
  fees: number
  /** Profit or loss after fees. */
  profit: number
  exit: ExitReason
}

/** The trades and the equity of a strategy over some bars. */
export interface Run {
  /** The initial money. */
  capital: number
  /** The first bar at which its rules could hold: before it their indicators have no values. */
  firstBar: number
  /** Money and positions at the close of each bar. */
  equity: Float64Array
  /** 1 if a position was held during any part of the bar, else 0. */
  held: Uint8Array
  /** In the order of their exits. */
  trades: readonly BacktestTrade[]
}
