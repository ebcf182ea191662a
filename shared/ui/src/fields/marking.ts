/** Where a match may be in a word: `wordStart` marks “fill” in “filled”, but not “age” in “page”. */
export type MarkingPlace = 'anywhere' | 'wordStart'

interface TextPart {
  text: string
  isMatch: boolean
}

const BEFORE = { anywhere: '', wordStart: String.raw`(?<![\p{L}\p{N}])` } as const

/** Splits a text into matches of a search and the text between them; joined, the parts are the text. */
export function marking(text: string, query: string, place: MarkingPlace): TextPart[] {
  // The longest first: a search for “gold golden” marks the whole of “golden”.
  const words = query
    .split(/\s+/)
    .filter(Boolean)
    .sort((one, other) => other.length - one.length)
  if (words.length === 0) return [{ text, isMatch: false }]
  const anyWord = new RegExp(`${BEFORE[place]}(${words.map(escapeForRegExp).join('|')})`, 'iu')
  return text
    .split(anyWord)
    .map((part, position) => ({ text: part, isMatch: position % 2 === 1 }))
    .filter((part) => part.text !== '')
}

function escapeForRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
}
