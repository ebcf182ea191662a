import { pairDecimals } from '@aldergate/market'
import type { Decimal } from '../decimal'
import type { GbpPair } from '../entry'
import { readNumber, type ReadNumber } from '../typedDecimal'

const LARGEST: Decimal = '1000000000'

/** Parses a typed price, or returns why no order can rest at it: a price that is never quoted is never reached. */
export function readPrice(pair: GbpPair, typed: string): ReadNumber {
  return readNumber(typed, { places: pairDecimals(pair), largest: LARGEST })
}
