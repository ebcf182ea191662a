export { type KeepingProblem, startKeeping } from './keeper'
export {
  eraseDataAtom,
  exportDataAtom,
  importDataAtom,
  type ImportPreview,
  previewImport,
} from './keeping'
export { type DocumentProblem, MAX_DOCUMENT_LENGTH, type RefusedDocument } from './kept/document'
