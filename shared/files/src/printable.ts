/** Characters that the standard fonts of a PDF lack, with their replacements. */
const STAND_INS: Readonly<Record<string, string>> = {
  '−': '-',
  '‐': '-',
  '‑': '-',
  '‒': '–',
  '≤': '<=',
  '≥': '>=',
  '≠': '!=',
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

/** Makes an unprintable character visible to the reader. */
const MISSING = '?'

/**
 * A text reduced to the characters that the standard fonts of a PDF can print. Others are replaced by an equivalent, by
 * their letter without the accent, or visibly by "?".
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
  // The stroke through a sign, as in "≮", says the opposite of what stands under it.
  return isAccented && /\p{L}/u.test(base) && IN_FONT.test(base) ? base : MISSING
}
