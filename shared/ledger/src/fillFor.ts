import { type Decimal, decimal, exact, pounds } from './decimal'
import { type Fill, fillIdOf, type GbpPair, type OrderSide } from './entry'
import { quotedPrice } from './quotedPrice'
import { feeOf, valueOf } from './value'

interface FilledOrder {
  orderId: string
  pair: GbpPair
  side: OrderSide
  /** Units, above zero. */
  quantity: Decimal
  /** The market's price, in GBP per unit. */
  price: number
  /** When the market stepped to it, in epoch milliseconds. */
  pricedAt: number
}

/** The fill of an order at a market price: value and fee in whole pence. `at` is the time of the entry. */
export function fillFor({ price: marketPrice, ...order }: FilledOrder, at: number): Fill {
  const { orderId, pair, side, quantity, pricedAt } = order
  const price = quotedPrice(pair, marketPrice)
  const units = exact(quantity)
  return {
    kind: 'fill',
    id: fillIdOf(orderId),
    at,
    orderId,
    pair,
    side,
    quantity,
    price: decimal(price),
    pricedAt,
    value: pounds(valueOf(units, price)),
    fee: pounds(feeOf(units, price)),
  }
}
