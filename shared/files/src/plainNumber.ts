/** The shortest notation without an exponent. */
export function plainNumber(value: number): string {
  const [digits = '', exponent] = String(value).split('e-')
  if (exponent === undefined) return String(value === 0 ? 0 : value)
  const sign = value < 0 ? '-' : ''
  return `${sign}0.${'0'.repeat(Number(exponent) - 1)}${digits.replace(/[-.]/g, '')}`
}
