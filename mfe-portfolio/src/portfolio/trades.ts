import type { PastFill } from '@aldergate/ledger'
import type { SeriesPoint } from '../performance/series'

/** A trade at the point of the curve that it is part of. */
export interface TradeMark {
  id: string
  side: 'buy' | 'sell'
  pair: PastFill['pair']
  quantity: string
  price: number
  /** The index of the point that ends the trade's period. */
  index: number
}

/**
 * The trades within the curve that were not reversed, oldest first, from fills that are newest first. A curve that
 * follows the current prices also includes trades after the last price step.
 */
export function tradesOn(
  points: readonly SeriesPoint[],
  fills: readonly PastFill[],
  until = Infinity,
): TradeMark[] {
  const start = points[0]?.time ?? Infinity
  const trades: TradeMark[] = []
  let index = points.length - 1
  // Iterates from the newest fill back to the start of the curve: there may be very many.
  for (const { id, side, pair, quantity, price, at, isReversed } of fills) {
    if (at < start) break
    if (isReversed || at > until) continue
    while (index > 0 && (points[index - 1]?.time ?? -Infinity) >= at) index -= 1
    trades.push({ id, side, pair, quantity, price: Number(price), index })
  }
  return trades.reverse()
}
