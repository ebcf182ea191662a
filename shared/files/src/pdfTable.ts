// Types by `import type`: `import { type … }` leaves an import of the library itself behind.
import type { UserOptions } from 'jspdf-autotable'
import { printable } from './printable'
import type { ReportWording } from './report'
import { type ColumnKind, isNumeric, type ReportTable } from './table'
import { writtenValue } from './writtenValue'

/** A table in the PDF library's format: values as text, numbers right-aligned. */
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
      columns.map(({ kind }, index) => cell(writtenValue(row[index] ?? null, kind, wording), kind)),
    ),
  }
}

function cell(text: string, kind: ColumnKind) {
  const halign = isNumeric(kind) ? ('right' as const) : ('left' as const)
  return { content: printable(text), styles: { halign } }
}
