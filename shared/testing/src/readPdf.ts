import { inflateSync } from 'node:zlib'

/** Returns the text of a PDF, page by page: read loosely, and only as far as our own writer goes. */
export function pdfTexts(bytes: Uint8Array): string[] {
  return contentsOf(bytes).map(shownText)
}

/** The filled rectangles of a PDF, in points and without their height above the foot of the page. */
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

/** The fonts know the characters of Windows-1252, and parentheses end a text unless escaped. */
function shownText(content: Buffer): string {
  const operators = new TextDecoder('windows-1252').decode(content)
  const shown = operators.matchAll(/\(((?:[^()\\]|\\.)*)\) Tj/gs)
  return Array.from(shown, ([, text = '']) => text.replace(/\\(.)/gs, '$1')).join('\n')
}
