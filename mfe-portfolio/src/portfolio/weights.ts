const HUNDREDTHS = 10_000

/**
 * Shares of the total in percent with two decimals. The remainder of rounding down goes to the largest fractions, so
 * that the displayed shares add up to 100.00; all are 0 when the total is 0.
 */
export function weights(amounts: readonly number[]): number[] {
  const total = amounts.reduce((sum, amount) => sum + amount, 0)
  if (!(total > 0)) return amounts.map(() => 0)
  const exact = amounts.map((amount) => (amount / total) * HUNDREDTHS)
  const hundredths = exact.map(Math.floor)
  const missing = HUNDREDTHS - hundredths.reduce((sum, share) => sum + share, 0)
  const byRemainder = exact
    .map((share, index) => ({ index, remainder: share - Math.floor(share) }))
    .toSorted((one, other) => other.remainder - one.remainder)
  const raised = new Set(byRemainder.slice(0, missing).map(({ index }) => index))
  return hundredths.map((share, index) => (share + (raised.has(index) ? 1 : 0)) / 100)
}
