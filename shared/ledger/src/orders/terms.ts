import type { OrderTerms } from '../entry'

/** Terms as an entry has them: a price that is not there is not named, so that every device writes the same. */
export function termsOf({ quantity, limit, stop }: OrderTerms): OrderTerms {
  return { quantity, ...(limit !== undefined && { limit }), ...(stop !== undefined && { stop }) }
}
