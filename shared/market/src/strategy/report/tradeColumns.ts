import type { Bars } from '../bars'
import type { BacktestTrade } from '../run'
import { DIRECTIONS, EXIT_REASONS } from './tallies'

/** A trade with the times of its entry and exit bars, in epoch milliseconds, instead of their indices. */
export interface TimedTrade extends Omit<BacktestTrade, 'entryBar' | 'exitBar'> {
  entryTime: number
  exitTime: number
}

/** Trades as columns of one length, in the order of their exits: hundreds of thousands go to the page at once. */
export interface TradeColumns {
  count: number
  /** Indices of the entry and exit bars. */
  entryBar: Uint32Array
  exitBar: Uint32Array
  entryTime: Float64Array
  exitTime: Float64Array
  entryPrice: Float64Array
  exitPrice: Float64Array
  quantity: Float64Array
  fees: Float64Array
  profit: Float64Array
  /** Places in `DIRECTIONS` and in `EXIT_REASONS`. */
  direction: Uint8Array
  exit: Uint8Array
}

export function tradeColumns(trades: readonly BacktestTrade[], { time }: Bars): TradeColumns {
  const numbers = (of: (trade: BacktestTrade) => number) => Float64Array.from(trades, of)
  return {
    count: trades.length,
    entryBar: Uint32Array.from(trades, ({ entryBar }) => entryBar),
    exitBar: Uint32Array.from(trades, ({ exitBar }) => exitBar),
    entryTime: numbers(({ entryBar }) => Number(time[entryBar])),
    exitTime: numbers(({ exitBar }) => Number(time[exitBar])),
    entryPrice: numbers(({ entryPrice }) => entryPrice),
    exitPrice: numbers(({ exitPrice }) => exitPrice),
    quantity: numbers(({ quantity }) => quantity),
    fees: numbers(({ fees }) => fees),
    profit: numbers(({ profit }) => profit),
    direction: Uint8Array.from(trades, ({ direction }) => DIRECTIONS.indexOf(direction)),
    exit: Uint8Array.from(trades, ({ exit }) => EXIT_REASONS.indexOf(exit)),
  }
}

/** The trade at a place. */
export function tradeAt(columns: TradeColumns, place: number): TimedTrade {
  const at = (column: Float64Array) => Number(column[place])
  return {
    direction: DIRECTIONS[Number(columns.direction[place])] ?? 'long',
    entryTime: at(columns.entryTime),
    exitTime: at(columns.exitTime),
    entryPrice: at(columns.entryPrice),
    exitPrice: at(columns.exitPrice),
    quantity: at(columns.quantity),
    fees: at(columns.fees),
    profit: at(columns.profit),
    exit: EXIT_REASONS[Number(columns.exit[place])] ?? 'end',
  }
}

/** Returns the buffers that go to the page without being copied. */
export function tradeBuffers(columns: TradeColumns): ArrayBuffer[] {
  return Object.values(columns).flatMap((column: TradeColumns[keyof TradeColumns]) =>
    typeof column === 'number' ? [] : [column.buffer as ArrayBuffer],
  )
}
