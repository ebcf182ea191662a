import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import compileModule from '@messageformat/core/lib/compile-module.js'
import MessageFormat from '@messageformat/core'
import { parse, type Select } from '@messageformat/parser'
import { type Language, LANGUAGES, LOCALES } from '@aldergate/contract'
import { messageOf } from '../thrown.ts'

/** The messages of a catalogue by their keys, in ICU MessageFormat. */
type Messages = Record<string, string>

/** A token of a message. */
type Token = Select['cases'][number]['tokens'][number]

/** The language in which every catalogue is complete, and whose file represents all of them. */
const SOURCE = 'en'

/** The attribute of an English file that says when its catalogue loads. */
const COMES = '@@x-comes'

/** The name of errors about invalid text files. */
const UNSOUND = 'UnsoundTexts'

/** Whether an error is about invalid texts, rather than a bug of ours. */
export function isUnsound(error: unknown): error is Error {
  return error instanceof Error && error.name === UNSOUND
}

/** Created without a cause: the parser's error class cannot be stored in webpack's cache. */
function unsound(sentence: string): Error {
  const error = new Error(sentence)
  error.name = UNSOUND
  return error
}

/** The languages of a file's catalogue. */
export function languagesBeside(file: string): Language[] {
  return LANGUAGES.filter((language) => existsSync(fileOf(file, language)))
}

export function fileOf(file: string, language: Language): string {
  return join(dirname(file), `${language}.arb`)
}

/**
 * Reads the messages of an Application Resource Bundle: JSON with an ICU MessageFormat message per key, as
 * translators' tools use it. Keys that begin with "@" are for translators. Throws for invalid content, naming the
 * file.
 */
export function readMessages(file: string): Messages {
  const all = Object.entries(readObject(file)).filter(([key]) => !key.startsWith('@'))
  return Object.fromEntries(
    all.map(([key, message]) => {
      if (typeof message !== 'string') throw unsound(`${file}: the message "${key}" is no text.`)
      return [key, message]
    }),
  )
}

function readObject(file: string): Record<string, unknown> {
  const all = parsed(readFileSync(file, 'utf8'), file)
  if (all?.constructor !== Object) throw unsound(`${file} is no object of messages.`)
  return all
}

function parsed(text: string, file: string) {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw unsound(`${file} is no JSON: ${messageOf(error)}`)
  }
}

/**
 * Whether a catalogue loads after the page, with the part that uses it: its English file has "@@x-comes": "later".
 * Throws for any other value.
 */
export function comesLater(file: string): boolean {
  const english = fileOf(file, SOURCE)
  const when = readObject(english)[COMES]
  if (when === undefined || when === 'later') return when === 'later'
  throw unsound(`${english}: "${COMES}" is "${String(when)}": write "later", or leave it out.`)
}

/** Reads and validates the messages of a file. Throws for an invalid one, naming file and key. */
function readSoundMessages(file: string): Messages {
  const messages = readMessages(file)
  for (const [key, message] of Object.entries(messages)) parametersOf(message, `${file}: "${key}"`)
  return messages
}

/**
 * The module of a catalogue in one language: one function per message. Missing messages are in English, by English
 * rules; `inEnglish` may change the English. Throws for an invalid message, naming file and key.
 */
export function compileMessages(
  file: string,
  language: Language,
  inEnglish = (message: string) => message,
): string {
  const english = mapValues(readSoundMessages(fileOf(file, SOURCE)), inEnglish)
  const own = language === SOURCE ? english : readSoundMessages(fileOf(file, language))
  const missing = Object.fromEntries(Object.entries(english).filter(([key]) => !(key in own)))
  const byLanguage: [Language, Messages][] =
    language === SOURCE
      ? [[SOURCE, own]]
      : [
          [language, own],
          [SOURCE, missing],
        ]
  const byLocale = Object.fromEntries(
    byLanguage.map(([each, messages]) => [LOCALES[each], messages]),
  )
  const parts = Object.keys(byLocale).map((locale) => `...byLocale[${JSON.stringify(locale)}]`)
  try {
    const compiled = compileModule(formatOf(Object.keys(byLocale)), byLocale)
    return `${compiled.replace('export default', 'const byLocale =')}\nexport default { ${parts.join(', ')} }\n`
  } catch (error) {
    throw faultIn(byLanguage, file) ?? error
  }
}

function formatOf(locales: string[]) {
  return new MessageFormat(locales, { requireAllArguments: true, returnType: 'string' })
}

/**
 * Returns an error for the first message that does not compile by itself, such as one with a plural category that the
 * language lacks; `undefined` if all do.
 */
function faultIn(byLanguage: readonly [Language, Messages][], file: string): Error | undefined {
  for (const [language, messages] of byLanguage) {
    const format = formatOf([LOCALES[language]])
    for (const [key, message] of Object.entries(messages)) {
      try {
        format.compile(message)
      } catch (error) {
        return unsound(
          `${fileOf(file, language)}: "${key}" cannot be compiled: ${messageOf(error)}`,
        )
      }
    }
  }
  return undefined
}

function mapValues(messages: Messages, change: (message: string) => string): Messages {
  return Object.fromEntries(Object.entries(messages).map(([key, each]) => [key, change(each)]))
}

/** The type declaration of a catalogue: its keys, and the parameter names of each message. */
export function declareTexts(file: string): string {
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

function propertyName(key: string): string {
  return /^[A-Za-z_]\w*$/.test(key) ? key : `'${key}'`
}

/** The parameter names of a message, including those within plurals. `place` is used in the error. */
export function parametersOf(message: string, place: string): Set<string> {
  try {
    return namesIn(parse(message))
  } catch (error) {
    throw unsound(`${place} is no message in ICU MessageFormat: ${messageOf(error)}`)
  }
}

/**
 * Returns the literal texts of a message, around and within its parameters: "{count, plural, one {# page} other {#
 * pages}}" has two.
 */
export function textsOf(message: string): string[] {
  return piecesIn(parse(message))
}

/** A regular expression that matches a message with any values. */
export function patternOf(message: string): RegExp {
  return new RegExp(`^${sourceOf(parse(message))}$`, 'u')
}

function sourceOf(tokens: readonly Token[]): string {
  const sources = tokens.map((token) => {
    if (token.type === 'content') return token.value.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
    if (token.type === 'octothorpe') return '[\\d.,\\s]+'
    if (!('cases' in token)) return '.+?'
    return `(?:${token.cases.map((each) => sourceOf(each.tokens)).join('|')})`
  })
  return sources.join('')
}

function piecesIn(tokens: readonly Token[]): string[] {
  return tokens.flatMap((token) => {
    if (token.type === 'content') return [token.value]
    return casesOf(token).flatMap((each) => piecesIn(each.tokens))
  })
}

function namesIn(tokens: readonly Token[]): Set<string> {
  return new Set(
    tokens.flatMap((token) => {
      if (token.type === 'content' || token.type === 'octothorpe') return []
      if ('cases' in token && !token.cases.some(({ key }) => key === 'other')) {
        throw new Error(`"${token.arg}" needs a case "other".`)
      }
      const inner = casesOf(token).flatMap((each) => [...namesIn(each.tokens)])
      return [token.arg, ...inner]
    }),
  )
}

function casesOf(token: Token): Select['cases'] {
  return 'cases' in token ? token.cases : []
}
