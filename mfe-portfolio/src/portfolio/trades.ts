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

/** The trades within the curve that were not taken back, oldest first. */
export function tradesOn(points: readonly SeriesPoint[], fills: readonly PastFill[]): TradeMark[] {
  const start = points[0]?.time ?? Infinity
  return fills
    .filter(({ at, isReversed }) => at >= start && !isReversed)
    .map(({ id, side, pair, quantity, price, at }) => {
      const next = points.findIndex(({ time }) => time >= at)
      const index = next === -1 ? points.length - 1 : next
      return { id, side, pair, quantity, price: Number(price), index }
    })
    .toReversed()
}
