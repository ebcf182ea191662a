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

/** Reads a file and checks it; one that is far too large is rejected unread. */
export async function readDataFile(file: File): Promise<ChosenFile> {
  if (file.size > MAX_DOCUMENT_LENGTH) {
    const preview = { status: 'refused', reason: 'too-large', where: '' } as const
    return { name: file.name, text: '', preview }
  }
  const text = await textOf(file)
  return { name: file.name, text, preview: previewImport(text) }
}

/**
 * Returns the file's text. Returns an empty one, which counts as damaged, when the file cannot be read: because it was
 * deleted meanwhile, say, or is not UTF-8.
 */
async function textOf(file: File): Promise<string> {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer())
  } catch {
    return ''
  }
}
