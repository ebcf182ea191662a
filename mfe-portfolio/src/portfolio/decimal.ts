/** A number as people write it: `digits / 10 ** places`, exactly. */
interface Decimal {
  digits: bigint
  places: number
}

/**
 * The product of a quantity and a price in whole pence, half a penny rounded away from zero. Both are
 * taken as the decimals that they print as, so 1.005 × £1 is 101 pence, where floats make it 100.
 */
export function pence(quantity: number, priceGbp: number): number {
  const one = decimalOf(quantity)
  const other = decimalOf(priceGbp)
  const digits = one.digits * other.digits
  const places = one.places + other.places - 2
  return Number(
    places > 0 ? roundedQuotient(digits, 10n ** BigInt(places)) : shifted(digits, -places),
  )
}

/** Pounds from whole pence, for showing only. */
export function pounds(amountPence: number): number {
  return amountPence / 100
}

function shifted(digits: bigint, places: number): bigint {
  return digits * 10n ** BigInt(places)
}

function decimalOf(value: number): Decimal {
  if (!Number.isFinite(value)) throw new RangeError(`A decimal needs a finite number, not ${value}`)
  const [mantissa = '0', exponent = '0'] = String(value).split('e')
  const [whole = '0', fraction = ''] = mantissa.split('.')
  const places = fraction.length - Number(exponent)
  const digits = BigInt(whole + fraction)
  return places >= 0 ? { digits, places } : { digits: shifted(digits, -places), places: 0 }
}

function roundedQuotient(dividend: bigint, divisor: bigint): bigint {
  const half = dividend < 0n ? -divisor : divisor
  return (dividend * 2n + half) / (divisor * 2n)
}
