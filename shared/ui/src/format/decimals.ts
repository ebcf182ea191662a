/** At most so many as a format can write. */
const MOST = 15

/** How many decimals a number needs to be written as it is: 3 for 0.075; none for one that has an exponent. */
export function decimalsOf(value: number): number {
  const [, decimals = ''] = String(value).split('.')
  return Math.min(decimals.length, MOST)
}
