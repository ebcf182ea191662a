import { LANGUAGES } from '@aldergate/contract'
import { parametersOf } from '@aldergate/build/texts'
import { type Catalogue, inOtherLanguages } from './catalogues.ts'
import { SAME_WORDS } from './sameWords.data.ts'
import { wordsOf } from './wordsOf.ts'

/** Lists the keys of a catalogue that lack a text in some language, or have no English one. */
export function missingKeys({ folder, messages }: Catalogue): string[] {
  const { en = {} } = messages
  return LANGUAGES.flatMap((language) => {
    const own = messages[language] ?? {}
    const missing = Object.keys(en).filter((key) => !Object.hasOwn(own, key))
    const unknown = Object.keys(own).filter((key) => !Object.hasOwn(en, key))
    return [
      ...missing.map((key) => `${folder}/${language}.arb lacks "${key}"`),
      ...unknown.map((key) => `${folder}/${language}.arb has "${key}", which English has not`),
    ]
  })
}

/** Lists texts whose placeholders differ from the English. */
export function differingValues(catalogue: Catalogue): string[] {
  return inOtherLanguages(catalogue, (place, message, english) => {
    const [own, asked] = [valuesOf(message, place), valuesOf(english, place)]
    return own === asked ? [] : [`${place} asks for ${own || 'nothing'}, English for ${asked}`]
  })
}

/** Lists texts that equal their English, although the language has other words for it. */
export function copiesOfEnglish(catalogue: Catalogue): string[] {
  return inOtherLanguages(catalogue, (place, message, english, language) => {
    const words = wordsOf(message).filter((word) => !SAME_WORDS[language].includes(word))
    return message === english && words.length > 0
      ? [`${place} is English: ${words.join(' ')}`]
      : []
  })
}

/** Lists French texts that may break a line where a no-break space belongs; %K and ?seed=42 begin with their sign. */
export function breakableSpaces({ folder, messages }: Catalogue): string[] {
  return Object.entries(messages.fr ?? {}).flatMap(([key, message]) => {
    const [broken] = / [:;!?»%](?!\w)| £|« /.exec(message) ?? []
    return broken ? [`${folder}/fr.arb: "${key}" needs a no-break space in "${broken}"`] : []
  })
}

/** Lists French texts with an elision before a placeholder: a bank may insert names that begin otherwise. */
export function elisions(catalogue: Catalogue): string[] {
  return inOtherLanguages(catalogue, (place, message, _english, language) => {
    const [, word, value] = /(\p{L}+[’'])(\{\w+)/u.exec(message) ?? []
    return language === 'fr' && word
      ? [`${place} cuts "${word}" short before ${value}}: say it without`]
      : []
  })
}

function valuesOf(message: string, place: string): string {
  return [...parametersOf(message, place)].sort().join(', ')
}
