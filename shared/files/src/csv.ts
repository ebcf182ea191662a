import { type ColumnKind, isDecimal, isNumeric, type ReportTable, type ReportValue } from './table'
import { plainNumber } from './plainNumber'

/** The decimal sign of the place where the file is read. */
export type DecimalSign = '.' | ','

/** Spreadsheets that read "1,5" take a comma for nothing else. */
const DELIMITERS: Readonly<Record<DecimalSign, string>> = { '.': ',', ',': ';' }

/**
 * A table as CSV by RFC 4180: a header row, lines that end in CRLF, quotes where needed. A spreadsheet parses it by its
 * locale, so the decimal sign is the trader's, and the delimiter is a semicolon if that is a comma. Numbers have no
 * grouping and no currency sign, and dates are ISO 8601 in UTC. No byte order mark: `downloadCsv` adds it to a file,
 * and a clipboard must not have one.
 */
export async function csvText(
  { columns, rows }: ReportTable,
  decimalSign: DecimalSign = '.',
): Promise<string> {
  const { default: papa } = await import('papaparse')
  const header = columns.map((column) => guarded(column.header))
  const lines = rows.map((row) =>
    columns.map(({ kind }, index) => written(row[index] ?? null, kind, decimalSign)),
  )
  return papa.unparse([header, ...lines], {
    delimiter: DELIMITERS[decimalSign],
    newline: '\r\n',
  })
}

function written(value: ReportValue, kind: ColumnKind, decimalSign: DecimalSign): string {
  if (value === null) return ''
  if (typeof value === 'string') {
    return isNumeric(kind) && isDecimal(value) ? withSign(value, decimalSign) : guarded(value)
  }
  if (!Number.isFinite(value)) return ''
  switch (kind) {
    case 'date':
      return isoDate(value)
    case 'money':
      return withSign(value.toFixed(2).replace(/^-0\.00$/, '0.00'), decimalSign)
    case 'number':
    case 'price':
    case 'text':
      return withSign(plainNumber(value), decimalSign)
  }
}

function withSign(number: string, decimalSign: DecimalSign): string {
  return number.replace('.', decimalSign)
}

/**
 * A spreadsheet takes a text that begins so for a formula; after an apostrophe it does not. Only
 * texts are guarded: a number that falls below zero stays a number.
 * https://owasp.org/www-community/attacks/CSV_Injection
 */
function guarded(text: string): string {
  return /^[=+\-@\t\r\n＝＋－＠]/.test(text) ? `'${text}` : text
}

/** The latest valid date, in milliseconds since 1970. */
const LATEST_DATE = 8.64e15

function isoDate(epochMs: number): string {
  return Math.abs(epochMs) > LATEST_DATE ? '' : new Date(epochMs).toISOString()
}
