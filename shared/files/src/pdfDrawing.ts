// Types by `import type`: `import { type … }` leaves an import of the library itself behind.
import type { jsPDF } from 'jspdf'
import { takeLook } from './pdfPen'
import { printable } from './printable'
import type { DrawingTint, ReportDrawing } from './report'

/** Distinguishable even when printed in greyscale. */
const INKS: Readonly<Record<DrawingTint, string>> = {
  text: '#3F4C5F',
  grid: '#D5DAE1',
  axis: '#7A8699',
  first: '#1D4ED8',
  second: '#F2A93B',
}

const THIN = 0.5
const THICK = 1.25

/** Draws with its corner at a place of the page, in points. */
export function drawInPdf(pdf: jsPDF, drawing: ReportDrawing, left: number, top: number): void {
  for (const { from, to, tint } of drawing.lines) {
    pdf.setDrawColor(INKS[tint])
    pdf.setLineWidth(tint === 'grid' || tint === 'axis' ? THIN : THICK)
    pdf.line(left + from[0], top + from[1], left + to[0], top + to[1])
  }
  for (const bar of drawing.bars) {
    pdf.setFillColor(INKS[bar.tint])
    pdf.rect(left + bar.left, top + bar.top, bar.width, bar.height, 'F')
  }
  takeLook(pdf, { size: 8, isQuiet: true })
  for (const { text, at, isUpright = false } of drawing.texts) {
    const shown = printable(text)
    const down = isUpright ? pdf.getTextWidth(shown) : 0
    pdf.text(shown, left + at[0], top + at[1] + down, { angle: isUpright ? 90 : 0 })
  }
}
