/** A price step is 0.02 % of the price: five significant digits show it. */
const PRICE_SIGNIFICANT_DIGITS = 5

/** The most decimals, however small the price. */
const PRICE_MAX_DECIMALS = 12

/** The number of decimals that show a price's steps: 2 for 45000, 5 for 0.38, 10 for 0.000007. */
export function priceDecimals(gbp: number): number {
  const magnitude = Math.abs(gbp)
  if (!Number.isFinite(magnitude) || magnitude === 0) return 2
  const needed = PRICE_SIGNIFICANT_DIGITS - 1 - Math.floor(Math.log10(magnitude))
  return Math.min(PRICE_MAX_DECIMALS, Math.max(2, needed))
}
