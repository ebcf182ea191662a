import type { ReportDocument } from '@aldergate/files'
import { Button, Dialog, space } from '@aldergate/ui'
import { createPortal } from 'react-dom'
import styled, { createGlobalStyle } from 'styled-components'
import { PaperDrawing } from './PaperDrawing'
import { ReportSections } from './ReportSections'
import { useText } from './texts'

interface PrintViewProps {
  document: ReportDocument
  isOpen: boolean
  onClose: () => void
}

/** The report in a dialog; in print all of it appears alone, without the dialog and the page. */
export function PrintView({ document: report, isOpen, onClose }: PrintViewProps) {
  const t = useText()

  const content = (isWhole: boolean) => (
    <>
      <p>{report.subtitle}</p>
      {report.drawing && <PaperDrawing drawing={report.drawing} />}
      <ReportSections sections={report.sections} title={report.title} isWhole={isWhole} />
    </>
  )

  return (
    <>
      <Dialog title={report.title} size="wide" isOpen={isOpen} onClose={onClose}>
        <Stack>
          <Button variant="primary" onClick={() => window.print()}>
            {t('print')}
          </Button>
          {content(false)}
        </Stack>
      </Dialog>
      {isOpen &&
        createPortal(
          <Sheet data-print-sheet>
            <PrintStyle />
            <h1>{report.title}</h1>
            {content(true)}
          </Sheet>,
          document.body,
        )}
    </>
  )
}

const PrintStyle = createGlobalStyle`
  @media print {
    body > :not([data-print-sheet]) {
      display: none !important;
    }
  }
`

const Sheet = styled.div`
  display: none;

  @media print {
    display: grid;
    gap: ${space(3)};
    background: #fff;
    color: #000;
    --color-t1: #000;
    --color-t2: #333;
    --color-t3: #555;
    --color-border: #999;
    --color-accent: #1d4ed8;
    --color-ma1: #f2a93b;

    /* A table may be longer than a sheet, and must stay with its heading. */
    table {
      break-inside: auto;
    }

    tr {
      break-inside: avoid;
    }
  }
`

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: ${space(3)};

  > * {
    max-width: 100%;
  }
`
