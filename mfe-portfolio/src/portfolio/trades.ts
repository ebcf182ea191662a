import type { PastFill } from '@aldergate/ledger'
import type { SeriesPoint } from '../performance/series'

/** A trade at the point of the curve that it is part of. */
export interface TradeMark {
  id: string
  side: 'buy' | 'sell'
  pair: PastFill['pair']
  quantity: string
  price: number
  /** Of the point with which the period of the trade ends. */
  index: number
}

/**
 * The trades within the curve that were not taken back, oldest first; the fills are newest first. One that
 * follows the prices of now ends with a trade that is newer than they are.
 */
export function tradesOn(
  points: readonly SeriesPoint[],
  fills: readonly PastFill[],
  until = Infinity,
): TradeMark[] {
  const start = points[0]?.time ?? Infinity
  const trades: TradeMark[] = []
  let index = points.length - 1
  // From the newest back, and no further than the curve: there may be very many.
  for (const { id, side, pair, quantity, price, at, isReversed } of fills) {
    if (at < start) break
    if (isReversed || at > until) continue
    while (index > 0 && (points[index - 1]?.time ?? -Infinity) >= at) index -= 1
    trades.push({ id, side, pair, quantity, price: Number(price), index })
  }
  return trades.reverse()
}
