import { textsOf } from '@aldergate/build/texts'
import type { Language } from '@aldergate/contract'
import { type Catalogue, inOtherLanguages, type OtherLanguage } from './catalogues.ts'

/** A row of a glossary table: the words of each language for a term, or those not to be used for it. */
export interface GlossaryRow {
  english: string
  words: Readonly<Record<OtherLanguage, readonly string[]>>
}

export interface Glossary {
  terms: readonly GlossaryRow[]
  /** Words that a language must not use where the English has the term. */
  wrong: readonly GlossaryRow[]
}

/** Parses `docs/glossary.md`: the table of terms, then that of wrong words. */
export function readGlossary(markdown: string): Glossary {
  const [terms = '', wrong = ''] = markdown.split('## Not these')
  return { terms: rowsOf(terms, ' / '), wrong: rowsOf(wrong, ', ') }
}

function rowsOf(markdown: string, separator: string): GlossaryRow[] {
  return markdown
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .map(([, english = '', es = '', fr = '', zh = '']) => ({
      english,
      words: { es: wordsIn(es, separator), fr: wordsIn(fr, separator), zh: wordsIn(zh, separator) },
    }))
}

function wordsIn(cell: string, separator: string): string[] {
  return cell.split(separator).filter((word) => word !== '')
}

/** Lists texts of a catalogue that use another word for a term than the glossary. */
export function wrongWords(catalogue: Catalogue, { terms, wrong }: Glossary): string[] {
  return inOtherLanguages(catalogue, (place, message, english, language) => {
    const said = withoutQuotations(plain(message), english)
    const own = terms.flatMap(({ words }) => words[language])
    return wrong
      .filter((row) => says(english, row.english))
      .flatMap((row) => row.words[language])
      .filter((word) => sayWord(withoutLonger(said, word, own), word, language))
      .map((word) => `${place} says "${word}"`)
  })
}

/** Whether an English message contains a term, in any of its forms, including the plural. */
function says(english: string, term: string): boolean {
  const words = term
    .replace(/\(.*\)/, '')
    .trim()
    .split(' / ')
  const said = plain(english)
  return words.some((word) => {
    const forms = word.toLowerCase().replace(/y$/, '(?:y|ies)')
    return new RegExp(`(?<![\\p{L}-])${forms}s?(?![\\p{L}-])`, 'u').test(said)
  })
}

/** The message without English quotations, such as words to search for. */
function withoutQuotations(message: string, english: string): string {
  const quoted = [...plain(english).matchAll(/“([^”]+)”/g)].map(([, words = '']) => escaped(words))
  return quoted.reduce(
    (text, words) => text.replace(new RegExp(`[«“]\\s?${words}\\s?[»”]`), ''),
    message,
  )
}

/** The message without longer permitted words that contain the wrong one: 订单 is part of 订单簿. */
function withoutLonger(message: string, word: string, own: readonly string[]): string {
  const longer = own.filter(
    (each) => each.length > word.length && plain(each).includes(plain(word)),
  )
  return longer.reduce((text, each) => text.replaceAll(plain(each), ' '), message)
}

function sayWord(message: string, word: string, language: Language): boolean {
  const wanted = plain(word)
  if (language === 'zh') return message.includes(wanted)
  const form = wanted.endsWith('*')
    ? `${escaped(wanted.slice(0, -1))}\\p{L}*`
    : `${escaped(wanted)}(?:s|es)?`
  return new RegExp(`(?<![\\p{L}-])${form}(?![\\p{L}-])`, 'u').test(message)
}

function escaped(word: string): string {
  return word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

/** Returns the text of a message or glossary word in lower case, with uniform apostrophes and spaces. */
function plain(message: string): string {
  return textsOf(message).join(' ').toLowerCase().replaceAll('’', "'").replace(/\s+/g, ' ')
}
