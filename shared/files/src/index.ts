export { csvText } from './csv'
export { BYTE_ORDER_MARK, downloadCsv, downloadFile, downloadJson, downloadPdf } from './download'
export type {
  DrawingTint,
  ReportDocument,
  ReportDrawing,
  ReportSection,
  ReportWording,
} from './report'
export { isNumeric, type ReportTable, type ReportValue } from './table'
export { writtenValue } from './writtenValue'
