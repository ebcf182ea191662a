/** The most decimals that a formatter accepts here. */
const MOST = 15

/** How many decimals a number needs to be written as it is: 3 for 0.075, and 9 for 1e-9. */
export function decimalsOf(value: number): number {
  const [digits = '', exponent = '0'] = String(value).split('e')
  const [, decimals = ''] = digits.split('.')
  return Math.min(Math.max(0, decimals.length - Number(exponent)), MOST)
}
