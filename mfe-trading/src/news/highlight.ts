import { wordsOf } from './newsFilter'

interface TextPart {
  text: string
  isMatch: boolean
}

/** Cuts a text into what a search matched and what stands between; joined, the parts are the text. */
export function highlight(text: string, query: string): TextPart[] {
  const words = wordsOf(query)
  if (words.length === 0) return [{ text, isMatch: false }]
  const anyWord = new RegExp(`(${words.map(escapeForRegExp).join('|')})`, 'i')
  return text
    .split(anyWord)
    .map((part, position) => ({ text: part, isMatch: position % 2 === 1 }))
    .filter((part) => part.text !== '')
}

function escapeForRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
