import {
  type ImportPreview,
  MAX_DOCUMENT_LENGTH,
  previewImport,
  type RefusedDocument,
} from '@aldergate/keeping'

/** A file that the trader has chosen, and what it would do. */
export interface ChosenFile {
  name: string
  text: string
  preview: ImportPreview | RefusedDocument
}

/** Reads a file and checks it; one that is far too large is not even read. */
export async function readDataFile(file: File): Promise<ChosenFile> {
  if (file.size > MAX_DOCUMENT_LENGTH) {
    const preview = { status: 'refused', reason: 'too-large', where: '' } as const
    return { name: file.name, text: '', preview }
  }
  const text = await textOf(file)
  return { name: file.name, text, preview: previewImport(text) }
}

/**
 * Returns the file's text; an empty one, which counts as damaged, for a file that cannot be read, such as one that was
 * deleted meanwhile or is no UTF-8.
 */
async function textOf(file: File): Promise<string> {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer())
  } catch {
    return ''
  }
}
