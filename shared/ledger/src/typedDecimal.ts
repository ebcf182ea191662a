import { type Big, type Decimal, decimal, exact, ZERO } from './decimal'

/** The form of a typed number. The short exponent keeps a few typed letters from becoming a huge number. */
const TYPED_NUMBER = /^(\d+\.?\d*|\.\d+)(e[+-]?\d{1,2})?$/i

/** Why a typed number is not taken. */
export type NumberProblem = 'not-positive' | 'too-many-places' | 'too-large'

/** A typed number as the ledger writes it, such as "1.5" for "1.50", or why it is not taken. */
export type ReadNumber =
  { value: Decimal; problem?: undefined } | { value?: undefined; problem: NumberProblem }

/** The exact value of a typed number; `undefined` if it is none, or has a sign. */
export function typedDecimal(typed: string): Big | undefined {
  const text = typed.trim()
  return TYPED_NUMBER.test(text) ? exact(text) : undefined
}

/** Parses a positive number with a maximum and a limited number of decimals. */
export function readNumber(
  typed: string,
  { places, largest }: { places: number; largest: Decimal },
): ReadNumber {
  const number = typedDecimal(typed)
  if (!number?.gt(ZERO)) return { problem: 'not-positive' }
  if (number.gt(exact(largest))) return { problem: 'too-large' }
  return number.round(places).eq(number)
    ? { value: decimal(number) }
    : { problem: 'too-many-places' }
}
