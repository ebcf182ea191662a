// Types by `import type`: `import { type … }` leaves an import of the library itself behind.
import type { UserOptions } from 'jspdf-autotable'
import { printable } from './printable'
import type { ReportWording } from './report'
import { type ColumnKind, isDecimal, type ReportTable, type ReportValue } from './table'

/** Stands where there is no value. */
const NO_VALUE = '–'

/** A table as the PDF library takes it: values written, numbers on the right. */
export function pdfTable(
  { columns, rows }: ReportTable,
  wording: ReportWording,
): Pick<UserOptions, 'head' | 'body' | 'theme' | 'styles' | 'headStyles'> {
  return {
    theme: 'grid',
    styles: { font: 'helvetica', fontSize: 8, cellPadding: 3, textColor: '#0F172A' },
    headStyles: { fillColor: '#171E29', textColor: '#FFFFFF', fontStyle: 'bold' },
    head: [columns.map(({ header, kind }) => cell(header, kind))],
    body: rows.map((row) =>
      columns.map(({ kind }, index) => cell(written(row[index] ?? null, kind, wording), kind)),
    ),
  }
}

function cell(text: string, kind: ColumnKind) {
  const halign = kind === 'number' || kind === 'money' ? ('right' as const) : ('left' as const)
  return { content: printable(text), styles: { halign } }
}

function written(value: ReportValue, kind: ColumnKind, wording: ReportWording): string {
  if (value === null || Number.isNaN(value)) return NO_VALUE
  switch (kind) {
    case 'text':
      return String(value)
    case 'date':
      return wording.dateTime(value)
    case 'number':
      return numeric(value, wording.number)
    case 'money':
      return numeric(value, wording.money)
  }
}

/** What stands in a column of numbers and is none is printed as it is. */
function numeric(value: string | number, write: (value: number) => string): string {
  return typeof value === 'string' && !isDecimal(value) ? value : write(Number(value))
}
