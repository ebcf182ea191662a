import { withoutAccents } from '@aldergate/ui/folded'

/** Where a match may be in a word: `wordStart` marks “fill” in “filled”, but not “age” in “page”. */
export type MarkingPlace = 'anywhere' | 'wordStart'

interface TextPart {
  text: string
  isMatch: boolean
}

const BEFORE = { anywhere: '', wordStart: String.raw`(?<![\p{L}\p{N}])` } as const

/** Splits a text into matches of a search without accents and the text between them; joined, the parts are the text. */
export function marking(text: string, query: string, place: MarkingPlace): TextPart[] {
  // The longest first: a search for “gold golden” marks the whole of “golden”.
  const words = withoutAccents(query)
    .split(/\s+/)
    .filter(Boolean)
    .sort((one, other) => other.length - one.length)
  if (words.length === 0) return [{ text, isMatch: false }]
  const anyWord = new RegExp(`${BEFORE[place]}(${words.map(escapeForRegExp).join('|')})`, 'iu')
  const { bare, places } = bared(text)
  let read = 0
  let until = 0
  return bare
    .split(anyWord)
    .map((part, position) => {
      const from = until
      read += part.length
      until = places[read] as number
      return { text: text.slice(from, until), isMatch: position % 2 === 1 }
    })
    .filter((part) => part.text !== '')
}

/** A text without accents, and of each place in it, its end included, the place in the text. */
function bared(text: string): { bare: string; places: number[] } {
  const places: number[] = []
  let bare = ''
  let place = 0
  for (const sign of text) {
    const letters = sign < '\u0080' ? sign : withoutAccents(sign)
    bare += letters
    for (let at = 0; at < letters.length; at += 1) places.push(place)
    place += sign.length
  }
  return { bare, places: [...places, text.length] }
}

function escapeForRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
}
