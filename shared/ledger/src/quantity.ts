import { type Big, type Decimal, decimal } from './decimal'
import { readNumber, type ReadNumber } from './typedDecimal'

/** The smallest part of a coin that is traded. */
const QUANTITY_PLACES = 8

/** The constant of `big.js`. */
const ROUND_DOWN = 0

/** More units than anybody can pay for, even of the cheapest coin. */
export const MAX_QUANTITY: Decimal = '1000000000000'

/** Parses typed units, or returns why they cannot be traded. */
export function readQuantity(typed: string): ReadNumber {
  return readNumber(typed, { places: QUANTITY_PLACES, largest: MAX_QUANTITY })
}

/** The tradable part of a number of units: anything below the smallest unit is cut off. */
export function tradableQuantity(units: Big): Decimal {
  return decimal(units.round(QUANTITY_PLACES, ROUND_DOWN))
}
