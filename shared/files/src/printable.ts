/** The characters that the standard fonts of a PDF lack, and the text that stands in for each. */
const STAND_INS: Readonly<Record<string, string>> = {
  '−': '-',
  '‐': '-',
  '‑': '-',
  '‒': '–',
  '≤': '<=',
  '≥': '>=',
  '≈': '~',
  '→': '->',
  '←': '<-',
  '▲': '^',
  '▼': 'v',
  '■': '=',
  '₿': 'BTC ',
  '″': '"',
  '′': "'",
}

/** The characters of WinAnsi (Windows-1252) beyond Latin-1: PDF 32000-1:2008, annex D. */
const WIN_ANSI = '€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ'

const IN_FONT = new RegExp(`^[\\n\\u0020-\\u007e\\u00a0-\\u00ff${WIN_ANSI}]$`, 'u')

/** Where a character cannot be printed, the reader sees that there was one. */
const MISSING = '?'

/**
 * A text in the characters that the standard fonts of a PDF can print. What they lack is replaced by
 * what says the same, by its letter without the accent, or visibly by "?".
 */
export function printable(text: string): string {
  const plain = text
    .normalize('NFC')
    .replace(/\r\n?|\u2028|\u2029/g, '\n')
    .replace(/[\t\u2000-\u200a\u202f\u205f\u3000]/g, ' ')
    .replace(/[\p{Cf}\ufe00-\ufe0f]/gu, '')
  return Array.from(plain, printed).join('')
}

function printed(character: string): string {
  if (IN_FONT.test(character)) return character
  const standIn = STAND_INS[character]
  if (standIn !== undefined) return standIn
  const [base = '', ...marks] = character.normalize('NFKD')
  const isAccented = marks.length > 0 && marks.every((mark) => /\p{M}/u.test(mark))
  return isAccented && IN_FONT.test(base) ? base : MISSING
}
