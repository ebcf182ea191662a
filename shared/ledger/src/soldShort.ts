import { type Big, decimal, type Decimal, exact, ZERO } from './decimal'

/** The held units that no open sell order has reserved; none for a short. */
export function freeUnits(held: Big, reserved: Big): Big {
  return held.gt(reserved) ? held.minus(reserved) : ZERO
}

/**
 * The units by which a sale opens or increases a short; `undefined` for none. While open orders have reserved held
 * units, a sale beyond the rest is refused.
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
