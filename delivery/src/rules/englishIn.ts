import { patternOf } from '@aldergate/build/texts'
import { type OtherLanguage, readCatalogues } from './catalogues.ts'
import { readLocalTexts } from './localTexts.ts'
import { SAME_WORDS } from './sameWords.data.ts'
import { wordsOf } from './wordsOf.ts'
import type { Language } from '@aldergate/contract'

/** Words that hold English sentences together, and that neither Spanish nor French has. */
const JOINTS =
  /^(the|and|of|to|is|are|was|were|with|for|this|that|these|you|your|from|by|not|has|have|been|will|when|which|what|at|it|its|into|than|then|there|their|our|we|can|cannot|be|an|in)$/

/** One of them may be a name's; two are a sentence's. */
const ENOUGH_JOINTS = 2

/** In Chinese, so many Latin words that begin with a small letter are no names. */
const ENOUGH_SMALL_WORDS = 3

/** A message that shares less of its words with a text than this does not say it: its values do. */
const OWN_SHARE = 1 / 3

interface Saying {
  message: string
  pattern: RegExp
  words: number
}

/**
 * Makes a judge of texts in a language: it says why one is English, or nothing. A text is when an English
 * message of a catalogue says it, with words that the language writes otherwise; or, of what no message of
 * the language says, when its words are joined as English ones. `names` are texts that are marked as English
 * where they stand: in the middle of a sentence they may be quoted.
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

/** The text without the names within; a text that is nothing but a name is left as it is. */
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
