import { type ColumnKind, isDecimal, type ReportTable, type ReportValue } from './table'

/**
 * A table as CSV by RFC 4180: a header row, lines that end in CRLF, quotes where they are needed.
 * For programs and spreadsheets alike, so numbers are plain (a full stop, no grouping, no sign of a
 * currency) and dates are ISO 8601 in UTC, whatever the trader's language. No byte order mark:
 * `downloadCsv` puts it before a file, and a clipboard wants none.
 */
export async function csvText({ columns, rows }: ReportTable): Promise<string> {
  const { default: papa } = await import('papaparse')
  const header = columns.map((column) => guarded(column.header))
  const lines = rows.map((row) =>
    columns.map(({ kind }, index) => written(row[index] ?? null, kind)),
  )
  return papa.unparse([header, ...lines], { newline: '\r\n' })
}

function written(value: ReportValue, kind: ColumnKind): string {
  if (value === null) return ''
  if (typeof value === 'string') {
    const isNumeric = kind === 'number' || kind === 'money'
    return isNumeric && isDecimal(value) ? value : guarded(value)
  }
  if (!Number.isFinite(value)) return ''
  switch (kind) {
    case 'date':
      return isoDate(value)
    case 'money':
      return value.toFixed(2).replace(/^-0\.00$/, '0.00')
    case 'number':
    case 'text':
      return plainNumber(value)
  }
}

/**
 * A spreadsheet takes a text that begins so for a formula; after an apostrophe it does not. Only
 * texts are guarded: a number that falls below zero stays a number.
 * https://owasp.org/www-community/attacks/CSV_Injection
 */
function guarded(text: string): string {
  return /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
}

/** The latest day that a date can tell, in milliseconds from 1970. */
const LATEST_DATE = 8.64e15

function isoDate(epochMs: number): string {
  return Math.abs(epochMs) > LATEST_DATE ? '' : new Date(epochMs).toISOString()
}

/** As short as the number allows, and never as 7e-7. */
function plainNumber(value: number): string {
  const [digits = '', exponent] = String(value).split('e-')
  if (exponent === undefined) return String(value === 0 ? 0 : value)
  const sign = value < 0 ? '-' : ''
  return `${sign}0.${'0'.repeat(Number(exponent) - 1)}${digits.replace(/[-.]/g, '')}`
}
