import { fileBytes } from './fileBytes'
import type { TextFileProblem } from './textLines'

/** The most that is read: a layout or a strategy is far below it. */
const MAX_JSON_BYTES = 5_000_000

/** Why a chosen file is rejected; the caller's catalogue has the words. */
export type JsonFileProblem = TextFileProblem | 'notJson'

export type JsonFile =
  { status: 'read'; data: unknown } | { status: 'refused'; problem: JsonFileProblem }

/** Reads a chosen file as JSON. Never throws; the data are still to be validated. */
export async function readJsonFile(file: Blob, maxBytes = MAX_JSON_BYTES): Promise<JsonFile> {
  if (file.size === 0) return refused('empty')
  if (file.size > maxBytes) return refused('tooLarge')
  const bytes = await fileBytes(file)
  if (!bytes) return refused('unreadable')
  const text = textOf(bytes)
  if (text === undefined) return refused('notText')
  try {
    return { status: 'read', data: JSON.parse(text) }
  } catch {
    return refused('notJson')
  }
}

function refused(problem: JsonFileProblem): JsonFile {
  return { status: 'refused', problem }
}

/** `undefined` for bytes that are no UTF-8, such as a picture. */
function textOf(bytes: ArrayBuffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}
