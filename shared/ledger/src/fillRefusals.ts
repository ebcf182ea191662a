import { accountOf } from './account'
import { type Book, bookWith } from './book'
import { type Big, type Decimal, decimal, exact, pounds, sum, ZERO } from './decimal'
import type { Fill, GbpPair, OrderPlaced, OrderSide } from './entry'
import type { AccountRefusal } from './order'
import type { Reserves } from './reserves'
import { freeUnits } from './soldShort'

interface Payment extends Pick<Fill, 'side' | 'value' | 'fee'> {
  /** The money that has to be there, if that is more than the value and the fee. */
  needed?: Big
}

/** Why units cannot move for nothing; only the last units of a position may, or it could never be closed. */
export function valueRefusal(
  { pair, side, quantity, value }: Pick<Fill, 'pair' | 'side' | 'quantity' | 'value'>,
  book: Book,
): AccountRefusal | undefined {
  if (exact(value).gt(ZERO)) return undefined
  const isRest = closableBy(side, heldOf(book, pair)).eq(exact(quantity))
  return isRest ? undefined : { reason: 'value-too-small' }
}

/** Why there is no money for a fill: money reserved by other orders is not available. */
export function moneyRefusal(
  { side, value, fee, needed = exact(value).plus(exact(fee)) }: Payment,
  book: Book,
  reserves: Reserves,
): AccountRefusal | undefined {
  const cash = book.cash.minus(reserves.cash)
  if (side === 'sell' || needed.lte(cash)) return undefined
  return {
    reason: 'not-enough-cash',
    value,
    fee,
    needed: pounds(needed),
    cash: pounds(book.cash),
    ...(reserves.cash.gt(ZERO) && { reserved: pounds(reserves.cash) }),
  }
}

/** Why units that are held cannot be sold: other orders have reserved them. */
export function unitsRefusal(
  { side, pair, quantity }: Pick<Fill, 'side' | 'pair' | 'quantity'>,
  book: Book,
  reserves: Reserves,
): AccountRefusal | undefined {
  const held = heldOf(book, pair)
  const reserved = reserves.unitsOf(pair)
  if (side === 'buy' || held.lte(ZERO) || reserved.eq(ZERO)) return undefined
  const free = freeUnits(held, reserved)
  if (exact(quantity).lte(free)) return undefined
  return { reason: 'units-reserved', free: decimal(free), reserved: decimal(reserved) }
}

/**
 * Refuses to open or widen a short where all shorts together would then be worth more than the account. In return, the
 * money that a short brings in is cash, to be spent like any other.
 */
export function shortRefusal(
  fill: Fill,
  priceOf: (pair: GbpPair) => number,
  book: Book,
): AccountRefusal | undefined {
  if (fill.side === 'buy' || heldOf(book, fill.pair).gte(exact(fill.quantity))) return undefined
  const after = accountOf(bookWith(book, fill), priceOf)
  const shorts = after.positions.filter(({ isShort }) => isShort)
  const owed = sum(shorts.map(({ value }) => exact(value).abs()))
  if (owed.lte(exact(after.equity))) return undefined
  const { value, fee } = fill
  return { reason: 'short-beyond-equity', value, fee, shorts: pounds(owed), equity: after.equity }
}

/** An exit closes at most what is held, and never opens the opposite; `undefined` if there is nothing to close. */
export function fillableOf(
  { role, side, quantity }: Pick<OrderPlaced, 'role' | 'side' | 'quantity'>,
  held: Big,
): Decimal | undefined {
  if (role === undefined) return quantity
  const closable = closableBy(side, held)
  if (closable.lte(ZERO)) return undefined
  return closable.lt(exact(quantity)) ? decimal(closable) : quantity
}

/** How many units of a holding an order closes at most; negative if it would add to the holding. */
export function closableBy(side: OrderSide, held: Big): Big {
  return side === 'sell' ? held : held.neg()
}

/** Units of a pair; below zero for a short. */
export function heldOf({ holdings }: Book, pair: GbpPair): Big {
  return holdings.get(pair)?.quantity ?? ZERO
}
