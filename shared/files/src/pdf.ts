// Types by `import type`: `import { type … }` leaves an import of the library itself behind.
import type { jsPDF } from 'jspdf'
import { BRAND } from '@aldergate/contract'
import { drawInPdf } from './pdfDrawing'
import { PAGE_MARGIN, type PdfLook, pdfPen, takeLook } from './pdfPen'
import { pdfTable } from './pdfTable'
import { printable } from './printable'
import type { ReportDocument, ReportWording } from './report'

const TITLE: PdfLook = { size: 18, isBold: true }
const SUBTITLE: PdfLook = { size: 12, isQuiet: true }
const HEADING: PdfLook = { size: 13, isBold: true }
const PARAGRAPH: PdfLook = { size: 10 }
const SMALL: PdfLook = { size: 8, isQuiet: true }

/** In points: between paragraphs, and around a table. */
const GAP = 8

/** The minimum space after a heading, in points, so that it never stands alone at the end of a page. */
const HEADING_AND_ROWS = 80

/** More columns than that are printed on a page that lies on its side. */
const PORTRAIT_COLUMNS = 6

/**
 * A report as the bytes of a PDF, on A4, with numbered pages. It uses the standard fonts, which only cover western
 * languages (see `printable`): pass a report in Chinese with its English texts.
 */
export async function pdfBytes(
  report: ReportDocument,
  wording: ReportWording,
): Promise<Uint8Array<ArrayBuffer>> {
  const [{ jsPDF }, { autoTable }] = await Promise.all([import('jspdf'), import('jspdf-autotable')])
  const pdf = new jsPDF({
    unit: 'pt',
    format: 'a4',
    orientation: isWide(report) ? 'landscape' : 'portrait',
    compress: true,
  })
  pdf.setProperties({ title: printable(report.title), creator: BRAND.product })
  pdf.setCreationDate(new Date(report.generatedAt))
  pdf.setLanguage(report.language)

  const pen = pdfPen(pdf)
  pen.write(report.title, TITLE)
  if (report.subtitle) pen.write(report.subtitle, SUBTITLE)
  pen.write(wording.generated(wording.dateTime(report.generatedAt)), SMALL)
  if (report.drawing) {
    pen.moveTo(pen.top() + 2 * GAP)
    pen.keep(report.drawing.height)
    drawInPdf(pdf, report.drawing, PAGE_MARGIN, pen.top())
    pen.moveTo(pen.top() + report.drawing.height)
  }
  for (const { heading, paragraphs = [], tables = [] } of report.sections) {
    pen.moveTo(pen.top() + 2 * GAP)
    if (heading) {
      pen.keep(HEADING_AND_ROWS)
      pen.write(heading, HEADING)
    }
    for (const paragraph of paragraphs) {
      pen.moveTo(pen.top() + GAP / 2)
      pen.write(paragraph, PARAGRAPH)
    }
    for (const table of tables) {
      autoTable(pdf, {
        ...pdfTable(table, wording),
        startY: pen.top() + GAP,
        margin: PAGE_MARGIN,
        // Called for every page of the table; after the last one the cursor is below its last row.
        didDrawPage: ({ cursor }) => pen.moveTo((cursor?.y ?? pen.top()) + GAP),
      })
    }
  }
  numberPages(pdf, report.title, wording)
  return new Uint8Array(pdf.output('arraybuffer'))
}

function isWide({ sections }: ReportDocument): boolean {
  const tables = sections.flatMap((section) => section.tables ?? [])
  return tables.some(({ columns }) => columns.length > PORTRAIT_COLUMNS)
}

function numberPages(pdf: jsPDF, title: string, wording: ReportWording): void {
  const right = pdf.internal.pageSize.getWidth() - PAGE_MARGIN
  const foot = pdf.internal.pageSize.getHeight() - PAGE_MARGIN / 2
  const count = pdf.getNumberOfPages()
  for (let page = 1; page <= count; page += 1) {
    pdf.setPage(page)
    takeLook(pdf, SMALL)
    pdf.text(printable(title), PAGE_MARGIN, foot, { maxWidth: right / 2 })
    pdf.text(printable(wording.page(page, count)), right, foot, { align: 'right' })
  }
}
