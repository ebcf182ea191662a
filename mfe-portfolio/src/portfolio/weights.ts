const HUNDREDTHS = 10_000

/**
 * Shares of the whole in percent with two decimals. What rounding down leaves over goes to the largest
 * remainders, so that the shares as shown are 100.00 together; all are 0 when there is nothing to share.
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
