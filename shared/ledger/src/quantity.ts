import { type Big, type Decimal, decimal, exact, ZERO } from './decimal'
import type { QuantityProblem } from './order'
import { typedNumber } from './typedNumber'

/** The smallest part of a coin that is traded. */
const QUANTITY_PLACES = 8

/** As `big.js` calls it. */
const ROUND_DOWN = 0

/** More units than anybody can pay for, even of the cheapest coin. */
export const MAX_QUANTITY: Decimal = '1000000000000'

/** Why a typed quantity cannot be traded, or `undefined` when it can. */
export function quantityProblem(typed: string): QuantityProblem | undefined {
  const quantity = typedNumber(typed)
  if (!quantity?.gt(ZERO)) return 'not-positive'
  if (!quantity.round(QUANTITY_PLACES).eq(quantity)) return 'too-many-places'
  return quantity.gt(exact(MAX_QUANTITY)) ? 'too-large' : undefined
}

/** A typed quantity without problems as the ledger writes it: "1.50" is "1.5". */
export function normalQuantity(typed: string): Decimal {
  return decimal(exact(typed.trim()))
}

/** As much of a number of units as can be traded: what is less than the smallest part is left. */
export function tradableQuantity(units: Big): Decimal {
  return decimal(units.round(QUANTITY_PLACES, ROUND_DOWN))
}
