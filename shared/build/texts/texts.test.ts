import { LOCALES } from '@aldergate/contract'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import jestTexts from '../jest/textsTransform.ts'
import { pseudoMessage } from './pseudo.ts'
import {
  comesLater,
  compileMessages,
  declareTexts,
  isUnsound,
  parametersOf,
  patternOf,
  textsOf,
} from './texts.ts'

const folder = mkdtempSync(join(tmpdir(), 'texts-'))
const english = join(folder, 'en.arb')

afterAll(() => rmSync(folder, { recursive: true }))

function write(language: string, messages: object) {
  writeFileSync(join(folder, `${language}.arb`), JSON.stringify(messages))
}

beforeEach(() => {
  write('en', {
    '@@locale': 'en',
    plain: 'Retry',
    '@plain': { description: 'The label of a button' },
    tagged: 'a < b > c',
    apostrophe: "Thanks for your message. We'll get back to you shortly.",
    named: 'Strategy "{name}" deployed, and that\'s it!',
    counted: '{count, plural, one {# article} other {# articles}}',
    'both.of-it': '{name} has {count, plural, one {# alert} other {# alerts of {total}}}',
    side: '{side, select, buy {Buy} other {Sell}}',
  })
  write('es', {
    plain: 'Reintentar',
    counted: '{count, plural, one {# artículo} other {# artículos}}',
  })
  write('fr', { counted: '{count, plural, one {# article} other {# articles}}' })
  write('zh', { counted: '{count, plural, other {# 篇文章}}' })
})

type Say = (key: string, values?: object) => string

/** The messages as the build compiles them, run as Jest runs them. */
function compiled(language: 'en' | 'es' | 'fr' | 'zh'): Say {
  const { code } = jestTexts.process('', english)
  const module: { default?: Record<string, Record<string, (values?: object) => string>> } = {}
  new Function('exports', 'require', code)(module, require)
  return (key, values) => module.default?.[language]?.[key]?.(values) ?? `no ${key}`
}

it('says the text of the language, and English where it lacks one', () => {
  expect(compiled('es')('plain')).toBe('Reintentar')
  expect(compiled('es')('named', { name: 'A' })).toBe('Strategy "A" deployed, and that\'s it!')
  expect(compiled('fr')('plain')).toBe('Retry')
})

it('leaves apostrophes and angle brackets as they are', () => {
  expect(compiled('en')('tagged')).toBe('a < b > c')
  expect(compiled('en')('apostrophe')).toBe(
    "Thanks for your message. We'll get back to you shortly.",
  )
})

it('takes a value literally, whatever is in it', () => {
  const name = "{name} <b>'x'"
  expect(compiled('en')('named', { name })).toBe(`Strategy "${name}" deployed, and that's it!`)
})

it('counts by the rules of the language', () => {
  expect(compiled('en')('counted', { count: 1 })).toBe('1 article')
  expect(compiled('en')('counted', { count: 0 })).toBe('0 articles')
  expect(compiled('en')('counted', { count: 1234 })).toBe('1,234 articles')
  expect(compiled('fr')('counted', { count: 0 })).toBe('0 article')
  expect(compiled('es')('counted', { count: 12345 })).toBe('12.345 artículos')
  expect(compiled('zh')('counted', { count: 1 })).toBe('1 篇文章')
  expect(compiled('zh')('both.of-it', { name: 'Ada', count: 1, total: 3 })).toBe('Ada has 1 alert')
})

it.each(['en', 'es', 'zh', 'fr'] as const)('takes in %s the plural that Intl takes', (language) => {
  const intl = new Intl.PluralRules(LOCALES[language])
  const cases = intl.resolvedOptions().pluralCategories.map((name) => `${name} {${name}}`)
  write(language, { which: `{count, plural, ${cases.join(' ')}}` })
  const say = compiled(language)
  for (const count of [0, 1, 1.5, 2, 5, 11, 21, 100, 1_000_000, 2_500_000]) {
    expect([count, say('which', { count })]).toEqual([count, intl.select(count)])
  }
})

it('chooses by a word', () => {
  expect(compiled('en')('side', { side: 'buy' })).toBe('Buy')
  expect(compiled('en')('side', { side: 'sell' })).toBe('Sell')
})

it('names the value that was forgotten', () => {
  expect(() => compiled('en')('named', {})).toThrow("'name'")
})

it('declares each key with the names of its values, also those within a plural', () => {
  expect(declareTexts(english)).toContain(`
  plain: never
  tagged: never
  apostrophe: never
  named: 'name'
  counted: 'count'
  'both.of-it': 'name' | 'count' | 'total'
  side: 'side'
}>`)
})

it('comes with its page, or later where its English file says so', () => {
  expect(comesLater(english)).toBe(false)
  write('en', { '@@locale': 'en', '@@x-comes': 'later', plain: 'Retry' })
  expect(comesLater(english)).toBe(true)
  expect(declareTexts(english)).toContain('Texts<{\n  plain: never\n}>')
})

it('names the file that says of itself when it comes, and says something else', () => {
  write('en', { '@@x-comes': 'soon', plain: 'Retry' })
  expect(() => comesLater(english)).toThrow(
    /en\.arb: "@@x-comes" is "soon": write "later", or leave it out\.$/,
  )
  expect(isUnsound(caught(() => comesLater(english)))).toBe(true)
})

it('names file and key of a message that is not sound', () => {
  write('es', { plain: 'Reintentar {veces' })
  expect(() => compiled('es')).toThrow(/es\.arb: "plain" is no message in ICU MessageFormat/)
  write('es', { plain: 7 })
  expect(() => compiled('es')).toThrow(/es\.arb: the message "plain" is no text/)
  expect(() => parametersOf('{count, plural, one {a}}', 'here')).toThrow(
    /^here is no message.*"count".*other/,
  )
})

it('names the file that cannot be read as JSON, and only that one', () => {
  writeFileSync(join(folder, 'es.arb'), '{ "plain": "Reintentar" "counted": "" }')
  expect(() => compileMessages(english, 'es')).toThrow(/es\.arb is no JSON: Expected/)
  writeFileSync(english, 'null')
  expect(() => compileMessages(english, 'fr')).toThrow(/en\.arb is no object of messages/)
})

it('blames English for its own message where another language lacks it', () => {
  write('en', { plain: 'Retry {times' })
  write('es', {})
  for (const change of [undefined, pseudoMessage]) {
    expect(() => compileMessages(english, 'es', change)).toThrow(
      /^\S+en\.arb: "plain" is no message in ICU MessageFormat/,
    )
  }
})

it('names file and key of a plural that the language has not', () => {
  write('en', { plain: '{count, plural, one {one} other {others}}' })
  write('zh', { plain: '{count, plural, one {一} other {#}}' })
  expect(() => compileMessages(english, 'zh')).toThrow(
    /^\S+zh\.arb: "plain" cannot be compiled: The plural case one is not valid/,
  )
})

it('throws what webpack can keep with the module that failed', () => {
  write('en', { plain: 'Retry {times' })
  expect(caught(() => declareTexts(english))).not.toHaveProperty('cause')
})

it('tells texts that are not sound from a fault of ours', () => {
  write('en', { plain: 'Retry {times' })
  expect(isUnsound(caught(() => declareTexts(english)))).toBe(true)
  writeFileSync(english, '{')
  expect(isUnsound(caught(() => declareTexts(english)))).toBe(true)
  expect(isUnsound(caught(() => declareTexts(join(folder, 'none/en.arb'))))).toBe(false)
})

function caught(act: () => unknown): unknown {
  try {
    return act()
  } catch (error) {
    return error
  }
}

it('knows what a message can say, and what of it are no values', () => {
  const message = 'Top {name}: {count, plural, one {# alert (new)} other {# alerts}}'
  expect(textsOf(message)).toEqual(['Top ', ': ', ' alert (new)', ' alerts'])
  const pattern = patternOf(message)
  expect(['Top A: 1 alert (new)', 'Top of B: 12 alerts'].every((said) => pattern.test(said))).toBe(
    true,
  )
  expect(
    ['Top A: 1 alert', 'Top : 12 alerts now', 'Top A: many alerts'].some((said) =>
      pattern.test(said),
    ),
  ).toBe(false)
})
