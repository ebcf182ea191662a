/** What may stand between two cells. */
export const DELIMITERS = [',', ';', '\t', '|'] as const

/** The cells of one line, by RFC 4180: within quotes a delimiter is none, and two quotes are one. */
export function cellsOf(line: string, delimiter: string): string[] {
  if (!line.includes('"')) return line.split(delimiter)
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
  return [...cells, cell]
}
