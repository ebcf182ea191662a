import type { Position } from './account'
import type { OrderSide } from './entry'
import type { PoundDraft } from './poundDraft'

/** Returns the order that closes a position: all of it, on the other side. A short is bought back. */
export function closingOrder({
  pair,
  quantity,
  isShort,
}: Pick<Position, 'pair' | 'quantity' | 'isShort'>): PoundDraft & { side: OrderSide } {
  return { pair, side: isShort ? 'buy' : 'sell', amount: quantity.replace(/^-/, '') }
}
