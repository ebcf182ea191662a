import { inflateSync } from 'node:zlib'

/** What a PDF says, page by page: read loosely, and only as far as our own writer goes. */
export function pdfTexts(bytes: Uint8Array): string[] {
  const source = Buffer.from(bytes).toString('latin1')
  const streams = source.matchAll(/stream\n([^]*?)\nendstream/g)
  const contents = Array.from(streams, ([, stream = '']) =>
    inflateSync(Buffer.from(stream, 'latin1')),
  )
  return contents.map(shownText)
}

/** The fonts know the characters of Windows-1252, and parentheses end a text unless escaped. */
function shownText(content: Buffer): string {
  const operators = new TextDecoder('windows-1252').decode(content)
  const shown = operators.matchAll(/\(((?:[^()\\]|\\.)*)\) Tj/gs)
  return Array.from(shown, ([, text = '']) => text.replace(/\\(.)/gs, '$1')).join('\n')
}
