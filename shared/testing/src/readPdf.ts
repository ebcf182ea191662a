import { inflateSync } from 'node:zlib'

/** Returns the text of a PDF, page by page: a loose parser that covers only the output of our own writer. */
export function pdfTexts(bytes: Uint8Array): string[] {
  return contentsOf(bytes).map(shownText)
}

/** The filled rectangles of a PDF, in points, without their vertical positions. */
export function pdfBars(bytes: Uint8Array): { left: number; width: number; height: number }[] {
  const rectangle = /([\d.]+) [\d.]+ ([\d.]+) -?([\d.]+) re\nf\n/g
  return contentsOf(bytes).flatMap((content) =>
    Array.from(content.toString('latin1').matchAll(rectangle), ([, ...lengths]) => {
      const [left = NaN, width = NaN, height = NaN] = lengths.map(Number)
      return { left, width, height }
    }),
  )
}

function contentsOf(bytes: Uint8Array): Buffer[] {
  const source = Buffer.from(bytes).toString('latin1')
  const streams = source.matchAll(/stream\n([^]*?)\nendstream/g)
  return Array.from(streams, ([, stream = '']) => inflateSync(Buffer.from(stream, 'latin1')))
}

/** Fonts use Windows-1252, and unescaped parentheses end a text. */
function shownText(content: Buffer): string {
  const operators = new TextDecoder('windows-1252').decode(content)
  const shown = operators.matchAll(/\(((?:[^()\\]|\\.)*)\) Tj/gs)
  return Array.from(shown, ([, text = '']) => text.replace(/\\(.)/gs, '$1')).join('\n')
}
