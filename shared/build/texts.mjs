import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import compileModule from '@messageformat/core/compile-module.js'
import MessageFormat from '@messageformat/core'
import { parse } from '@messageformat/parser'
import { LANGUAGES, LOCALES } from '@aldergate/contract'

/** The language that every catalogue has whole, and whose file stands for all of them. */
const SOURCE = 'en'

/** The languages of the catalogue that a file belongs to. */
export function languagesBeside(file) {
  return LANGUAGES.filter((language) => existsSync(fileOf(file, language)))
}

export function fileOf(file, language) {
  return join(dirname(file), `${language}.arb`)
}

/**
 * The messages of an Application Resource Bundle: JSON with a message in ICU MessageFormat a key, which
 * translators' tools open. Keys that begin with "@" speak to translators. Throws when it is something else.
 */
export function readMessages(file) {
  const all = JSON.parse(readFileSync(file, 'utf8'))
  const messages = Object.fromEntries(Object.entries(all).filter(([key]) => !key.startsWith('@')))
  const wrong = Object.keys(messages).find((key) => typeof messages[key] !== 'string')
  if (wrong) throw new Error(`${file}: the message "${wrong}" is no text.`)
  return messages
}

/**
 * The module of a catalogue in one language: a function a message. What the language lacks is said in
 * English, by English rules; `inEnglish` may put the English otherwise. Throws, with file and key, when a
 * message is not sound.
 */
export function compileMessages(file, language, inEnglish = (message) => message) {
  const english = mapValues(readMessages(fileOf(file, SOURCE)), inEnglish)
  const own = language === SOURCE ? english : readMessages(fileOf(file, language))
  const missing = Object.fromEntries(Object.entries(english).filter(([key]) => !(key in own)))
  for (const key of Object.keys(own)) parametersOf(own[key], `${fileOf(file, language)}: "${key}"`)
  const byLocale =
    language === SOURCE
      ? { [LOCALES.en]: own }
      : { [LOCALES[language]]: own, [LOCALES[SOURCE]]: missing }
  const format = new MessageFormat(Object.keys(byLocale), {
    requireAllArguments: true,
    returnType: 'string',
  })
  const compiled = compileModule(format, byLocale).replace('export default', 'const byLocale =')
  const parts = Object.keys(byLocale).map((locale) => `...byLocale[${JSON.stringify(locale)}]`)
  return `${compiled}\nexport default { ${parts.join(', ')} }\n`
}

function mapValues(messages, change) {
  return Object.fromEntries(Object.entries(messages).map(([key, each]) => [key, change(each)]))
}

/** The declaration of a catalogue: which keys it has, and the names of the values that each asks for. */
export function declareTexts(file) {
  const rows = Object.entries(readMessages(file)).map(([key, message]) => {
    const names = [...parametersOf(message, `${file}: "${key}"`)].map((name) => `'${name}'`)
    return `  ${propertyName(key)}: ${names.join(' | ') || 'never'}\n`
  })
  return (
    '// Written from en.arb by `npm run texts`.\n' +
    "import type { Texts } from '@aldergate/ui'\n\n" +
    `declare const texts: Texts<{\n${rows.join('')}}>\nexport default texts\n`
  )
}

function propertyName(key) {
  return /^[A-Za-z_]\w*$/.test(key) ? key : `'${key}'`
}

/** The names of the values that a message asks for, also within its plurals. `place` stands in the error. */
export function parametersOf(message, place) {
  try {
    return namesIn(parse(message))
  } catch (error) {
    throw new Error(`${place} is no message in ICU MessageFormat: ${error.message}`, {
      cause: error,
    })
  }
}

/** What a message says around and within its values, a piece each: "{count, plural, one {# page} other {# pages}}" has two. */
export function textsOf(message) {
  return piecesIn(parse(message))
}

/** A regular expression for all that a message can say, whatever its values. */
export function patternOf(message) {
  return new RegExp(`^${sourceOf(parse(message))}$`, 'u')
}

function sourceOf(tokens) {
  const sources = tokens.map((token) => {
    if (token.type === 'content') return token.value.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
    if (token.type === 'octothorpe') return '[\\d.,\\s]+'
    if (!token.cases) return '.+?'
    return `(?:${token.cases.map((each) => sourceOf(each.tokens)).join('|')})`
  })
  return sources.join('')
}

function piecesIn(tokens) {
  return tokens.flatMap((token) => {
    if (token.type === 'content') return [token.value]
    return (token.cases ?? []).flatMap((each) => piecesIn(each.tokens))
  })
}

function namesIn(tokens) {
  return new Set(
    tokens.flatMap((token) => {
      if (token.type === 'content' || token.type === 'octothorpe') return []
      if (token.cases && !token.cases.some(({ key }) => key === 'other')) {
        throw new Error(`"${token.arg}" needs a case "other".`)
      }
      const inner = (token.cases ?? []).flatMap((each) => [...namesIn(each.tokens)])
      return [token.arg, ...inner]
    }),
  )
}
