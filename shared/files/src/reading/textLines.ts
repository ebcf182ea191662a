import { fileBytes } from './fileBytes'

/** The bytes read at a time: a few milliseconds of work, after which the page can respond. */
const SLICE_BYTES = 64 * 1024

/** No table has a line of this length; searching for the end of one would take ever longer. */
const MAX_LINE_LENGTH = 1_000_000

/** Why a chosen file cannot be read as text. */
export type TextFileProblem = 'empty' | 'tooLarge' | 'unreadable' | 'notText'

export type TextFile = { status: 'read' } | { status: 'refused'; problem: TextFileProblem }

interface Reading {
  maxBytes: number
  /** Receives the progress, from 0 to 1. */
  onProgress?: (share: number) => void
  /** Ends the reading between two slices; the promise then fails with the signal's reason. */
  signal?: AbortSignal
}

/**
 * Reads a chosen file line by line in slices, so that the page stays responsive over a million lines. Accepts the line
 * breaks of any system, and UTF-8, or UTF-16 with a byte order mark; anything else is rejected.
 */
export async function readLines(
  file: Blob,
  take: (line: string) => void,
  { maxBytes, onProgress, signal }: Reading,
): Promise<TextFile> {
  if (file.size === 0) return refused('empty')
  if (file.size > maxBytes) return refused('tooLarge')
  const lines = lineCutter(take)
  let decoder: TextDecoder | undefined
  for (let from = 0; from < file.size; from += SLICE_BYTES) {
    signal?.throwIfAborted()
    const until = Math.min(file.size, from + SLICE_BYTES)
    const bytes = await fileBytes(file.slice(from, until))
    if (!bytes) return refused('unreadable')
    decoder ??= new TextDecoder(encodingOf(bytes), { fatal: true })
    const text = textOf(bytes, decoder, until < file.size)
    // No text has that character, and every picture and program does.
    if (text === undefined || text.includes('\0')) return refused('notText')
    if (lines.add(text) > MAX_LINE_LENGTH) return refused('notText')
    onProgress?.(until / file.size)
  }
  signal?.throwIfAborted()
  lines.end()
  return { status: 'read' }
}

function refused(problem: TextFileProblem): TextFile {
  return { status: 'refused', problem }
}

/** Splits text that arrives in chunks into lines. */
function lineCutter(take: (line: string) => void) {
  let rest = ''
  return {
    /** Returns the length of the unfinished line. */
    add(text: string): number {
      const lines = (rest + text).split(/\r\n|\n|\r(?!$)/)
      rest = lines.pop() ?? ''
      for (const line of lines) take(line)
      return rest.length
    },
    end() {
      const line = rest.replace(/\r$/, '')
      if (line !== '') take(line)
    },
  }
}

/** Spreadsheets write "Unicode text" in two bytes a character, and say so by the first two. */
function encodingOf(bytes: ArrayBuffer): string {
  const [first, second] = new Uint8Array(bytes)
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8'
}

function textOf(bytes: ArrayBuffer, decoder: TextDecoder, stream: boolean): string | undefined {
  try {
    return decoder.decode(bytes, { stream })
  } catch {
    return undefined
  }
}
