// Types by `import type`: `import { type … }` leaves an import of the library itself behind.
import type { jsPDF } from 'jspdf'
import { printable } from './printable'

/** How a text looks; the size in points, as everything on a page. */
export interface PdfLook {
  size: number
  isBold?: boolean
  isQuiet?: boolean
}

export const PAGE_MARGIN = 40

const INK = '#0F172A'
const QUIET_INK = '#3F4C5F'
const LINE_HEIGHT = 1.35

/** Writes from the top of a page to its end, and then on the next one. */
export interface PdfPen {
  /** The position of the next line. */
  top: () => number
  moveTo: (top: number) => void
  /** Starts a new page unless this much space is left. */
  keep: (height: number) => void
  write: (text: string, look: PdfLook) => void
}

export function pdfPen(pdf: jsPDF): PdfPen {
  const width = pdf.internal.pageSize.getWidth() - 2 * PAGE_MARGIN
  const bottom = pdf.internal.pageSize.getHeight() - PAGE_MARGIN
  let top = PAGE_MARGIN

  function keep(height: number) {
    if (top + height <= bottom) return
    pdf.addPage()
    top = PAGE_MARGIN
  }

  return {
    top: () => top,
    moveTo: (next) => {
      top = next
    },
    keep,
    write: (text, look) => {
      takeLook(pdf, look)
      const lineHeight = look.size * LINE_HEIGHT
      for (const line of pdf.splitTextToSize(printable(text), width) as string[]) {
        keep(lineHeight)
        takeLook(pdf, look)
        pdf.text(line, PAGE_MARGIN, top, { baseline: 'top' })
        top += lineHeight
      }
    },
  }
}

export function takeLook(pdf: jsPDF, { size, isBold = false, isQuiet = false }: PdfLook): void {
  pdf.setFont('helvetica', isBold ? 'bold' : 'normal')
  pdf.setFontSize(size)
  pdf.setTextColor(isQuiet ? QUIET_INK : INK)
}
