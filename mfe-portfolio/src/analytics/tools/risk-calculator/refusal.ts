import {
  type Account,
  type GbpPair,
  type Ledger,
  type Order,
  placeOrder,
  type Refusal,
} from '@aldergate/ledger'

/**
 * A refusal because of an order's size. Refusals because of the moment are excluded: the market may reach the entry
 * price later.
 */
export type KnownRefusal = Extract<
  Refusal,
  {
    reason:
      | 'not-enough-cash'
      | 'short-beyond-equity'
      | 'units-reserved'
      | 'value-too-small'
      | 'invalid-quantity'
  }
>

/** Returns the refusal that the order's size would meet at its entry price now, if any. Nothing is ordered. */
export function refusalOf(
  order: Pick<Order, 'side' | 'quantity'> & { pair: GbpPair },
  price: number,
  { ledger, account }: { ledger: Ledger; account: Account },
): KnownRefusal | undefined {
  const now = ledger.at(-1)?.at ?? 0
  const priceOf = (pair: GbpPair) =>
    pair === order.pair
      ? price
      : (account.positions.find((position) => position.pair === pair)?.price ?? Number.NaN)
  const result = placeOrder(
    ledger,
    { ...order, orderId: 'plan', price, pricedAt: now },
    { now, steppedAt: now, priceOf, recentPricesOf: () => [price] },
  )
  if (result.status !== 'refused') return undefined
  switch (result.reason) {
    case 'not-enough-cash':
    case 'short-beyond-equity':
    case 'units-reserved':
    case 'value-too-small':
    case 'invalid-quantity':
      return result
    default:
      return undefined
  }
}
