import {
  type Decimal,
  exact,
  exactNumber,
  FEE_SHARE,
  tradableQuantity,
  ZERO,
} from '@aldergate/ledger'

const WITH_FEE = exactNumber(1 + FEE_SHARE)

/** GBP that it may cost to have the value and the fee rounded to pence. */
const ROUNDING = exact('0.02')

/** By so much a price may rise between two presses, and a step may go beyond a stop. */
const ROOM = exactNumber(1.002)

/** A price with room for the steps that the market makes until an order at its own price is filled. */
export function withRoom(price: Decimal): Decimal {
  return exact(price).times(ROOM).toFixed()
}

/** The units that an amount of pounds pays for at a price, with the fee: rounded down, so that they can be ordered. */
export function payableUnits(cash: Decimal, price: Decimal): Decimal {
  const spendable = exact(cash).minus(ROUNDING)
  return spendable.gt(ZERO) ? tradableQuantity(spendable.div(exact(price).times(WITH_FEE))) : '0'
}
