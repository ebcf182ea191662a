import { type Big, exact, exactNumber, toPence, ZERO } from './decimal'
import type { Fill } from './entry'

/** The fee of a fill as a share of its value. */
export const FEE_SHARE = 0.001

const EXACT_FEE_SHARE = exactNumber(FEE_SHARE)

/** The smallest amount of money. */
export const PENNY = exact('0.01')

/**
 * Returns the value of a quantity at a price, rounded half up to the penny: money moves in pence. It is rounded once
 * for each fill and each position, and from then on only added.
 */
export function valueOf(quantity: Big, price: Big): Big {
  return toPence(quantity.times(price))
}

/**
 * The fee of a fill: 0.1 % of its value, rounded half up to the penny. Below £5.00 that is zero, unless the value
 * itself had to be rounded: then it is a penny. So no fill costs less, nor brings more, than the exact value of the
 * units: rounding never yields half a penny of profit.
 */
export function feeOf(quantity: Big, price: Big): Big {
  const value = valueOf(quantity, price)
  const share = shareOf(value)
  return share.eq(ZERO) && !quantity.times(price).eq(value) ? PENNY : share
}

/**
 * Whether the fee is correct by the current rule or, in an old ledger, by the rule before a rounded value cost a penny.
 */
export function isFeeRight({ quantity, price, value, fee }: Fill): boolean {
  const paid = exact(fee)
  return paid.eq(feeOf(exact(quantity), exact(price))) || paid.eq(shareOf(exact(value)))
}

function shareOf(value: Big): Big {
  return toPence(value.times(EXACT_FEE_SHARE))
}
