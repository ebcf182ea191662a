export { type KeepingProblem, startKeeping } from './keeper'
export {
  deleteDamagedAtom,
  eraseDataAtom,
  exportDamagedAtom,
  exportDataAtom,
  importDataAtom,
  type ImportPreview,
  previewImport,
} from './keeping'
export { damagedCopiesAtom } from './kept/damaged'
export { type DocumentProblem, MAX_DOCUMENT_LENGTH, type RefusedDocument } from './kept/document'
