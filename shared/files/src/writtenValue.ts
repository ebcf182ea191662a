import { plainNumber } from './plainNumber'
import type { ReportWording } from './report'
import { type ColumnKind, isDecimal, type ReportValue } from './table'

/** Shown for a missing value. */
const NO_VALUE = '–'

const LEAST_PRICE_DECIMALS = 2

type ValueWording = Pick<ReportWording, 'money' | 'price' | 'number' | 'dateTime'>

/** A value of a table as the reader's wording writes it. */
export function writtenValue(value: ReportValue, kind: ColumnKind, wording: ValueWording): string {
  if (value === null || Number.isNaN(value)) return NO_VALUE
  switch (kind) {
    case 'text':
      return String(value)
    case 'date':
      return wording.dateTime(value)
    case 'number':
      return numeric(value, wording.number)
    case 'money':
      return numeric(value, (gbp) => wording.money(Number(gbp)))
    case 'price':
      return numeric(value, (gbp) => wording.price(Number(gbp), decimalsOf(value)))
  }
}

/** Formats a number; other text in a column of numbers stays as it is. */
function numeric(value: string | number, write: (value: string | number) => string): string {
  return typeof value === 'string' && !isDecimal(value) ? value : write(value)
}

/** All decimals of the price, because orders are filled with all of them. */
function decimalsOf(price: string | number): number {
  const [, decimals = ''] = (typeof price === 'string' ? price : plainNumber(price)).split('.')
  return Math.max(LEAST_PRICE_DECIMALS, decimals.length)
}
