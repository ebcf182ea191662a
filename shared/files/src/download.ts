import { csvText, type DecimalSign } from './csv'
import { safeFileName } from './fileName'
import type { ReportDocument, ReportWording } from './report'
import type { ReportTable } from './table'

/**
 * By then the browser has read the bytes: Safari does so only after its user has allowed the download. A URL that is
 * never revoked would keep them for ever.
 */
const REVOKE_AFTER_MS = 40_000

/** Downloads a file. Nothing leaves the device. */
export function downloadFile(name: string, content: BlobPart, type: string): void {
  const url = URL.createObjectURL(new Blob([content], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = safeFileName(name)
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_AFTER_MS)
}

/** Spreadsheets take a file without it for one of the machine's old code page, and £ for Â£. */
export const BYTE_ORDER_MARK = '\ufeff'

/** The name has no extension; the decimal sign is that of `useFormat`. */
export async function downloadCsv(
  name: string,
  table: ReportTable,
  decimalSign?: DecimalSign,
): Promise<void> {
  const text = BYTE_ORDER_MARK + (await csvText(table, decimalSign))
  downloadFile(`${name}.csv`, text, 'text/csv;charset=utf-8')
}

/** The name has no extension. */
export async function downloadPdf(
  name: string,
  report: ReportDocument,
  wording: ReportWording,
): Promise<void> {
  const { pdfBytes } = await import('./pdf')
  downloadFile(`${name}.pdf`, await pdfBytes(report, wording), 'application/pdf')
}

/** The name has no extension. */
export function downloadJson(name: string, data: unknown): void {
  downloadFile(`${name}.json`, JSON.stringify(data, undefined, 2), 'application/json')
}
