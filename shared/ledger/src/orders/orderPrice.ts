import { pairDecimals } from '@aldergate/market'
import { type Decimal, decimal, exact, ZERO } from '../decimal'
import type { GbpPair } from '../entry'
import { typedNumber } from '../typedNumber'
import type { PriceProblem } from './orderRequest'

const LARGEST = exact('1000000000')

/** Why a typed price cannot be rested at, or `undefined` when it can: a price that is never quoted is never reached. */
export function priceProblem(pair: GbpPair, typed: string): PriceProblem | undefined {
  const price = typedNumber(typed)
  if (!price?.gt(ZERO)) return 'not-positive'
  if (price.gt(LARGEST)) return 'too-large'
  return price.round(pairDecimals(pair)).eq(price) ? undefined : 'too-many-places'
}

/** A typed price without problems as the ledger writes it. */
export function normalPrice(typed: string): Decimal {
  return decimal(exact(typed.trim()))
}
