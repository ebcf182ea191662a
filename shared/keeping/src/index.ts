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
export { newerSlicesAtom } from './kept/newer'
export { type DocumentProblem, MAX_DOCUMENT_LENGTH, type RefusedDocument } from './kept/document'
