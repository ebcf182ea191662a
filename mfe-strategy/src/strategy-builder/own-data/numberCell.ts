/** The sign that separates the decimals in a file. */
export type DecimalSign = '.' | ','

/** Digits by threes with the other sign between them, or all together; then decimals, then a power of ten. */
const NUMBERS: Readonly<Record<DecimalSign, RegExp>> = {
  '.': /^[+-]?(?:\d{1,3}(?:,\d{3})+|\d+|(?=\.\d))(?:\.\d*)?(?:e[+-]?\d{1,3})?$/i,
  ',': /^[+-]?(?:\d{1,3}(?:\.\d{3})+|\d+|(?=,\d))(?:,\d*)?(?:e[+-]?\d{1,3})?$/i,
}

/** The number in a cell, or NaN. Spaces, apostrophes and a currency sign are ignored. */
export function numberIn(cell: string, sign: DecimalSign): number {
  const text = bare(cell)
  if (!NUMBERS[sign].test(text)) return Number.NaN
  return Number(
    sign === '.' ? text.replaceAll(',', '') : text.replaceAll('.', '').replace(',', '.'),
  )
}

/**
 * The decimal sign of a file, detected from some of its prices, else from its volumes. "1,234" is ambiguous, but beside
 * a price of "990" it is more than a thousand, and beside one of "2" it is not. If no cell decides, a comma-delimited
 * file uses the point, and any other the sign that occurs.
 */
export function decimalSignOf(
  prices: readonly string[],
  volumes: readonly string[],
  delimiter: string,
): DecimalSign {
  const texts = [...prices, ...volumes].map(bare)
  const said = texts.map(signIn).find((sign) => sign !== undefined)
  if (said) return said
  const mark = texts.some((text) => text.includes(',')) ? ',' : '.'
  const other = mark === ',' ? '.' : ','
  const plain = prices.find((price) => /^\d+$/.test(bare(price)))
  const marked = prices.find((price) => bare(price).includes(mark))
  if (plain && marked)
    return isCloser(numberIn(plain, mark), numberIn(marked, other), numberIn(marked, mark))
      ? other
      : mark
  return delimiter === ',' ? '.' : mark
}

/** Whether the first of two readings of a price is closer to another price, by ratio. */
function isCloser(price: number, one: number, other: number): boolean {
  const distance = (read: number) => Math.abs(Math.log(read / price))
  return distance(one) < distance(other)
}

function bare(cell: string): string {
  const text = cell.trim()
  if (/^[\d.]+$/.test(text)) return text
  return text
    .replace('−', '-')
    .replace(/^([+-]?)\s*[£$€¥]\s*|\s*[£$€¥]$/g, '$1')
    .replace(/(?<=\d)[\s'’](?=\d{3})/g, '')
}

/** The decimal sign that a number reveals by itself. */
function signIn(text: string): DecimalSign | undefined {
  const digits = text.replace(/^[+-]/, '').replace(/e.*$/i, '')
  const [dot, comma] = [digits.lastIndexOf('.'), digits.lastIndexOf(',')]
  if (dot >= 0 && comma >= 0) return dot > comma ? '.' : ','
  if (dot < 0 && comma < 0) return undefined
  const mark = dot >= 0 ? '.' : ','
  const [whole = '', ...parts] = digits.split(mark)
  if (parts.length > 1) return mark === '.' ? ',' : '.'
  return parts[0]?.length !== 3 || whole.length > 3 || /^0?$/.test(whole) ? mark : undefined
}
