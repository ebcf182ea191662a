import { type Big, exact, toPence } from './decimal'

/**
 * Of the value of a fill, rounded half up to the penny. There is no smallest fee: below £5.00 it is nothing.
 */
const FEE_SHARE = exact('0.001')

/**
 * What a quantity is worth at a price, rounded half up to the penny: money moves in pence. It is rounded
 * once for each fill and each position, and from then on only added.
 */
export function valueOf(quantity: Big, price: Big): Big {
  return toPence(quantity.times(price))
}

export function feeOf(value: Big): Big {
  return toPence(value.times(FEE_SHARE))
}
