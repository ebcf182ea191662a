import { type Big, exact } from './decimal'

/** What an input of numbers may hold. The short exponent keeps a few typed letters from becoming a huge number. */
const TYPED_NUMBER = /^(\d+\.?\d*|\.\d+)(e[+-]?\d{1,2})?$/i

/** A number as it was typed, exactly; `undefined` where it is none, or has a sign. */
export function typedNumber(typed: string): Big | undefined {
  const text = typed.trim()
  return TYPED_NUMBER.test(text) ? exact(text) : undefined
}
