import { parse, type Select } from '@messageformat/parser'

/** A token of a message. */
type Token = Select['cases'][number]['tokens'][number]

/** Accented letters of the app's own font, so that texts have the width of a language with accents. */
const ACCENTED: Readonly<Record<string, string>> = {
  a: 'á',
  c: 'ç',
  d: 'ð',
  e: 'é',
  i: 'í',
  n: 'ñ',
  o: 'ö',
  u: 'ü',
  y: 'ý',
  A: 'Å',
  C: 'Ç',
  D: 'Ð',
  E: 'Ê',
  I: 'Î',
  N: 'Ñ',
  O: 'Ø',
  U: 'Û',
  Y: 'Ý',
}

/** The share of letters by which words of another language may be longer. */
const LONGER = 0.4

/** Whether a build pseudo-localizes its English: `TEXTS=pseudo`. */
export const isPseudo = process.env.TEXTS === 'pseudo'

/**
 * A message with accents and longer words, its values unchanged. It reveals texts that are cut off, overlap or do not
 * come from a catalogue.
 */
export function pseudoMessage(message: string): string {
  return written(parse(message))
}

function written(tokens: readonly Token[], isInPlural = false): string {
  return tokens.map((token) => piece(token, isInPlural)).join('')
}

function piece(token: Token, isInPlural: boolean): string {
  if (token.type === 'content') return escaped(pseudoText(token.value), isInPlural)
  if (token.type === 'octothorpe') return '#'
  if (token.type === 'argument') return `{${token.arg}}`
  if (token.type === 'function') return `{${token.arg}, ${token.key}${style(token.param)}}`
  const isPlural = token.type !== 'select'
  const offset = token.pluralOffset ? `offset:${token.pluralOffset} ` : ''
  const cases = token.cases.map(({ key, tokens }) => `${key} {${written(tokens, isPlural)}}`)
  return `{${token.arg}, ${token.type}, ${offset}${cases.join(' ')}}`
}

function style(param: readonly Token[] | undefined): string {
  return param ? `, ${param.map((each) => ('value' in each ? each.value : '')).join('')}` : ''
}

function pseudoText(text: string): string {
  return text.replaceAll("'", '’').replace(/\p{L}+/gu, longer)
}

/** Lengthens a word: repeats its vowels up to the wanted length, and appends what is still missing. */
function longer(word: string): string {
  let owed = 0
  let out = ''
  for (const letter of word) {
    out += ACCENTED[letter] ?? letter
    owed += LONGER
    if (owed < 1 || !/[aeiou]/i.test(letter)) continue
    const times = Math.floor(owed)
    out += (ACCENTED[letter.toLowerCase()] ?? letter).repeat(times)
    owed -= times
  }
  return out + 'é'.repeat(Math.round(owed))
}

function escaped(text: string, isInPlural: boolean): string {
  return text.replace(isInPlural ? /[{}#]/g : /[{}]/g, "'$&'")
}
