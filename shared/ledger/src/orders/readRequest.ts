import { isPair, pairDecimals } from '@aldergate/market'
import type { Decimal } from '../decimal'
import { type GbpPair, isGbpPair, type OrderSide } from '../entry'
import { readQuantity } from '../quantity'
import { readPrice } from './orderPrice'
import type { OrderRefusal, OrderRequest, PriceField } from './orderRequest'

const FIELDS: readonly PriceField[] = ['limit', 'stop', 'takeProfit', 'stopLoss']

/** The prices that may be left empty: without its limit or its stop an order would be one of another kind. */
const EXITS: readonly PriceField[] = ['takeProfit', 'stopLoss']

/** A valid request, in the ledger's notation. */
export interface ReadRequest extends Partial<Record<PriceField, Decimal>> {
  orderId: string
  pair: GbpPair
  side: OrderSide
  quantity: Decimal
}

/** Parses the typed request, or returns its first problem; an empty exit means none. */
export function readRequest(request: OrderRequest): ReadRequest | OrderRefusal {
  const { orderId, pair, side } = request
  if (!isPair(pair)) return { reason: 'unknown-pair' }
  if (!isGbpPair(pair)) return { reason: 'pair-not-in-pounds' }
  const { value: quantity, problem } = readQuantity(request.quantity)
  if (problem) return { reason: 'invalid-quantity', problem }

  const read: ReadRequest = { orderId, pair, side, quantity }
  for (const field of FIELDS) {
    const typed = request[field]
    if (typed === undefined || (EXITS.includes(field) && typed.trim() === '')) continue
    const price = readPrice(pair, typed)
    if (price.problem) {
      const places = pairDecimals(pair)
      return { reason: 'invalid-price', field, problem: price.problem, places }
    }
    read[field] = price.value
  }
  return read
}

export function isRefusal(read: ReadRequest | OrderRefusal): read is OrderRefusal {
  return 'reason' in read
}
