/** How a column's values are formatted and aligned. */
export type ColumnKind = 'text' | 'number' | 'money' | 'price' | 'date'

interface ReportColumn {
  header: string
  kind: ColumnKind
}

/**
 * A cell: a text; a number, or the same as decimal text; pounds, and a price in pounds, likewise; a date as epoch
 * milliseconds or ISO 8601. NaN and null are no value.
 */
export type ReportValue = string | number | null

const NUMERIC: ReadonlySet<ColumnKind> = new Set(['number', 'money', 'price'])

/** Whether a column's values are numbers, which are right-aligned. */
export function isNumeric(kind: ColumnKind): boolean {
  return NUMERIC.has(kind)
}

/** One table, for a CSV file and for a PDF alike. */
export interface ReportTable {
  columns: readonly ReportColumn[]
  /** Each with one value a column. */
  rows: readonly (readonly ReportValue[])[]
}

/** Whether a text is a plain decimal number, such as "-5" or "0.000007". */
export function isDecimal(text: string): boolean {
  return /^-?\d+(\.\d+)?$/.test(text)
}
