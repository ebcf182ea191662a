import { downloadCsv, downloadPdf, type ReportDocument, type ReportWording } from '@aldergate/files'
import { Button, Row, useFormat } from '@aldergate/ui'
import { useFileSaving } from '@aldergate/ui/useFileSaving'
import { useRef, useState } from 'react'
import { PrintView } from './PrintView'
import { useText } from './texts'

interface ReportActionsProps {
  document: ReportDocument
  /** The same as a PDF can say it. */
  printed: () => Promise<{ document: ReportDocument; wording: ReportWording }>
}

/** Exporting does nothing but lead to the buttons that make a file. */
export function ReportActions({ document, printed }: ReportActionsProps) {
  const t = useText()
  const { decimalSign } = useFormat()
  const save = useFileSaving()
  const csvRef = useRef<HTMLButtonElement>(null)
  const pdfRef = useRef<HTMLButtonElement>(null)
  const [isPrinting, setIsPrinting] = useState(false)

  /** A file of comma-separated values is one table: each of the report's tables is a file. */
  async function writeCsv() {
    const tables = document.sections.flatMap((section) => section.tables ?? [])
    for (const [index, table] of tables.entries()) {
      const name = index > 0 ? `${document.title} ${index + 1}` : document.title
      await downloadCsv(name, table, decimalSign)
    }
  }

  async function writePdf() {
    const report = await printed()
    await downloadPdf(document.title, report.document, report.wording)
  }

  return (
    <>
      <Row $gap={1}>
        <Button size="small" title={t('exportHint')} onClick={() => pdfRef.current?.focus()}>
          {t('exportPdf')}
        </Button>
        <Button size="small" title={t('exportHint')} onClick={() => csvRef.current?.focus()}>
          {t('exportCsv')}
        </Button>
        <Button size="small" ref={csvRef} onClick={() => void save(writeCsv)}>
          {t('downloadCsv')}
        </Button>
        <Button size="small" ref={pdfRef} onClick={() => void save(writePdf)}>
          {t('downloadPdf')}
        </Button>
        <Button size="small" onClick={() => setIsPrinting(true)}>
          {t('printView')}
        </Button>
      </Row>
      <PrintView document={document} isOpen={isPrinting} onClose={() => setIsPrinting(false)} />
    </>
  )
}
