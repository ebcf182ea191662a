import { type BookLevel, type OrderBook, withDepth } from '@aldergate/market'

/** A level as the screen has it. */
export interface BookRow extends BookLevel {
  side: 'ask' | 'bid'
  /** The size that could be traded up to and including this level. */
  depth: number
  /** That, as a share from 0 to 1 of the deeper side. */
  share: number
}

interface BookRows {
  asks: BookRow[]
  bids: BookRow[]
}

/** The book in its usual layout: asks above with the lowest at the spread, bids below. */
export function bookRows(book: OrderBook): BookRows {
  const [asks, bids] = [withDepth(book.asks), withDepth(book.bids)]
  const deepest = Math.max(asks.at(-1)?.depth ?? 0, bids.at(-1)?.depth ?? 0)

  function rowsOf(levels: typeof asks, side: BookRow['side']): BookRow[] {
    return levels.map((level) => ({ ...level, side, share: level.depth / deepest }))
  }
  return { asks: rowsOf(asks, 'ask').toReversed(), bids: rowsOf(bids, 'bid') }
}
