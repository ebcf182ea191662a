import BigConstructor, { type Big } from 'big.js'

/** A number as people write it, such as `'0.42'` or `'-3'`: exact, and never in powers of ten. */
export type Decimal = string

/** An amount of pounds in whole pence, with two decimals: `'1234.50'`. */
export type Pounds = string

/** Decimals of quotients, such as a third of a cost: far below a penny for any amount. */
const DIVISION_PLACES = 20

const PENNY_PLACES = 2

/** A constructor of our own, which other code's settings do not affect, and which accepts no floats. */
const Exact = BigConstructor()
Exact.DP = DIVISION_PLACES
Exact.RM = Exact.roundHalfUp
Exact.strict = true

export type { Big }

export const ZERO = Exact('0')

export function exact(text: Decimal): Big {
  return Exact(text)
}

/** The decimal that a number prints as: 0.1 is exactly a tenth. */
export function exactNumber(value: number): Big {
  if (!Number.isFinite(value)) throw new RangeError(`A decimal needs a finite number, not ${value}`)
  return Exact(String(value))
}

export function decimal(value: Big): Decimal {
  return value.eq(ZERO) ? '0' : value.toFixed()
}

/** Half a penny is rounded away from zero. */
export function toPence(value: Big): Big {
  return value.round(PENNY_PLACES)
}

export function pounds(value: Big): Pounds {
  const pence = toPence(value)
  return (pence.eq(ZERO) ? ZERO : pence).toFixed(PENNY_PLACES)
}

export function sum(values: Iterable<Big>): Big {
  let total = ZERO
  for (const value of values) total = total.plus(value)
  return total
}
