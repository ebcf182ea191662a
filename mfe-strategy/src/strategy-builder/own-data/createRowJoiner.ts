/** One cell has no more lines than that: a quote that nobody closes takes no more with it. */
const MAX_LINES = 100

/** Puts together the lines of which a quoted cell has the end within it: such a row is named by its first. */
export function createRowJoiner(
  /** Whether a text ends within quotes. */
  isOpen: (text: string) => boolean,
  takeRow: (text: string, line: number) => void,
) {
  let line = 0
  let held: readonly string[] = []

  /** Nobody has closed the quote: it is one of the text, and each line is a row. */
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
