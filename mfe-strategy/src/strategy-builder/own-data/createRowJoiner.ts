/** The most lines in one cell: limits the damage of an unclosed quote. */
const MAX_LINES = 100

/** Joins lines that are split within a quoted cell; the row gets the number of its first line. */
export function createRowJoiner(
  /** Whether a text ends within quotes. */
  isOpen: (text: string) => boolean,
  takeRow: (text: string, line: number) => void,
) {
  let line = 0
  let held: readonly string[] = []

  /** The quote is never closed: treats it as text, and each line as a row. */
  function letGo() {
    const rows = held
    held = []
    for (const [place, text] of rows.entries()) takeRow(text, line - rows.length + 1 + place)
  }

  return {
    take(text: string) {
      line += 1
      if (held.length === 0 && !isOpen(text)) return takeRow(text, line)
      held = [...held, text]
      // Only a line with a quote can close one.
      const row = text.includes('"') ? held.join('\n') : undefined
      if (row !== undefined && !isOpen(row)) {
        const first = line - held.length + 1
        held = []
        takeRow(row, first)
      } else if (held.length === MAX_LINES) letGo()
    },
    finish: letGo,
  }
}
