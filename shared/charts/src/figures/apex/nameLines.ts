/** The width at the font size of an axis, 11 px. */
const LETTER_PX = 6
const SIGN_PX = 11

const SIGN = /[\u2E80-\uFFEF]/g

/** After a space, and between Chinese characters except at brackets and punctuation. */
const BREAKS = /(?<= )|(?<=[\u2E80-\uFFEF])(?<!（)(?![）、。，：；])/

/** Wraps a name to a width in pixels; a longer word gets a line of its own. */
export function nameLines(name: string, room: number): string[] {
  const lines: string[] = []
  for (const part of name.split(BREAKS)) {
    const longer = `${lines.at(-1) ?? ''}${part}`
    if (lines.length > 0 && widthOf(longer) <= room) lines[lines.length - 1] = longer
    else lines.push(part)
  }
  return lines.map((line) => line.trimEnd())
}

/** Whether each of these lines fits into that room. */
export function hasRoom(name: string, room: number): boolean {
  return nameLines(name, room).every((line) => widthOf(line) <= room)
}

function widthOf(line: string): number {
  const text = line.trimEnd()
  const signs = text.match(SIGN)?.length ?? 0
  return signs * SIGN_PX + (text.length - signs) * LETTER_PX
}
