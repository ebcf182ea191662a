/** The characters that may separate two cells. */
export const DELIMITERS = [',', ';', '\t', '|'] as const

/** The cells of one row (RFC 4180): within quotes, delimiters and line breaks are text, and two quotes are one. */
export function cellsOf(row: string, delimiter: string): string[] {
  return readCells(row, delimiter).cells
}

/** Whether a text ends within quotes, so that its row goes on in the next line. */
export function isRowOpen(text: string, delimiter: string): boolean {
  return readCells(text, delimiter).isQuoted
}

function readCells(line: string, delimiter: string): { cells: string[]; isQuoted: boolean } {
  if (!line.includes('"')) return { cells: line.split(delimiter), isQuoted: false }
  const cells: string[] = []
  let cell = ''
  let isQuoted = false
  for (let at = 0; at < line.length; at += 1) {
    const character = line.charAt(at)
    if (isQuoted) {
      if (character !== '"') cell += character
      else if (line.charAt(at + 1) === '"') {
        cell += character
        at += 1
      } else isQuoted = false
    } else if (character === '"' && cell.trim() === '') {
      cell = ''
      isQuoted = true
    } else if (character === delimiter) {
      cells.push(cell)
      cell = ''
    } else cell += character
  }
  return { cells: [...cells, cell], isQuoted }
}
