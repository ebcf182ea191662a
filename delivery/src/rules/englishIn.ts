import { patternOf } from '@aldergate/build/texts'
import { type OtherLanguage, readCatalogues } from './catalogues.ts'
import { readLocalTexts } from './localTexts.ts'
import { SAME_WORDS } from './sameWords.data.ts'
import { wordsOf } from './wordsOf.ts'
import type { Language } from '@aldergate/contract'

/** English function words that exist in neither Spanish nor French. */
const JOINTS =
  /^(the|and|of|to|is|are|was|were|with|for|this|that|these|you|your|from|by|not|has|have|been|will|when|which|what|at|it|its|into|than|then|there|their|our|we|can|cannot|be|an|in)$/

/** One of them may be part of a name; two indicate a sentence. */
const ENOUGH_JOINTS = 2

/** In Chinese, this many lower-case Latin words are no names. */
const ENOUGH_SMALL_WORDS = 3

/** A message that accounts for less than this share of a text's words does not match it: its values do. */
const OWN_SHARE = 1 / 3

interface Saying {
  message: string
  pattern: RegExp
  words: number
}

/**
 * Creates a function that explains why a text in this language is English, or returns `undefined`. A text is English
 * if it matches an English message with words that differ in the language; or, if it matches no message of the
 * language, when it has English function words. `names` are texts marked as English in place, which a sentence may
 * quote.
 */
export async function englishIn(language: OtherLanguage) {
  const catalogues = [...(await readCatalogues()), ...readLocalTexts()]
  const textsIn = (one: Language) =>
    new Set(catalogues.flatMap(({ messages }) => Object.values(messages[one] ?? {})))
  const ownTexts = textsIn(language)
  const own = sayingsOf([...ownTexts])
  const english = sayingsOf(
    [...textsIn('en')].filter((message) => !ownTexts.has(message) && isTelling(message, language)),
  )

  return (text: string, names: readonly string[]): string | undefined => {
    const said = withoutNames(text, names)
    const saying = sayingOf(said, english)
    // "2 conditions" is French, too.
    if (saying && !sayingOf(said, own)) return `says "${saying.message}"`
    return isJoinedAsEnglish(said, language) && !sayingOf(text, own)
      ? 'reads as English'
      : undefined
  }
}

function sayingsOf(messages: readonly string[]): Saying[] {
  return messages.map((message) => ({
    message,
    pattern: patternOf(message.replace(/\s+/g, ' ')),
    words: wordsOf(message).length,
  }))
}

function sayingOf(text: string, sayings: readonly Saying[]): Saying | undefined {
  const words = text.match(/\p{L}{2,}/gu)?.length ?? 0
  return sayings.find((each) => each.words >= OWN_SHARE * words && each.pattern.test(text))
}

/** The text without these names; a text that is nothing but a name is left as it is. */
function withoutNames(text: string, names: readonly string[]): string {
  const rest = names.reduce((left, name) => left.replaceAll(name, '–'), text)
  return /\p{L}{2}/u.test(rest) ? rest : text
}

function isTelling(message: string, language: OtherLanguage): boolean {
  return wordsOf(message).some((word) => !SAME_WORDS[language].includes(word))
}

function isJoinedAsEnglish(text: string, language: OtherLanguage): boolean {
  if (language === 'zh') {
    const small = text.match(/(?<![\p{L}\d./@-])[a-z][a-z’']+(?![\p{L}\d./@-])/gu) ?? []
    return new Set(small).size >= ENOUGH_SMALL_WORDS
  }
  const words = text.toLowerCase().match(/[\p{L}’']+/gu) ?? []
  return new Set(words.filter((word) => JOINTS.test(word))).size >= ENOUGH_JOINTS
}
