import { type Big, decimal, type Decimal, exact, ZERO } from './decimal'

/** Of the units that are held, those that no open order waits to sell; of a short there are none. */
export function freeUnits(held: Big, reserved: Big): Big {
  return held.gt(reserved) ? held.minus(reserved) : ZERO
}

/**
 * The units by which a sale opens a short, or widens it; `undefined` for none. While orders wait to sell
 * what is held, a sale beyond it is refused.
 */
export function soldShort(
  quantity: Decimal,
  held: Decimal,
  reserved: Decimal,
): Decimal | undefined {
  const isLong = exact(held).gt(ZERO)
  if (isLong && exact(reserved).gt(ZERO)) return undefined
  const beyond = exact(quantity).minus(isLong ? exact(held) : ZERO)
  return beyond.gt(ZERO) ? decimal(beyond) : undefined
}
