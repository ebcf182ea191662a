import { createTranslator } from './createTranslator'

const translate = createTranslator({
  en: {
    plain: 'Retry',
    tagged: 'a < b > c',
    apostrophe: "Thanks for your message. We'll get back to you shortly.",
    named: 'Strategy "{name}" deployed successfully!',
    apostropheAndName: "We'll get back to {name} shortly.",
    counted: '{count, plural, one {# article} other {# articles}}',
    both: '{name} has {count, plural, one {# alert} other {# alerts}}',
    onlyEnglish: 'Only here',
  },
  es: { plain: 'Reintentar', counted: '{count, plural, one {# artículo} other {# artículos}}' },
  fr: { counted: '{count, plural, one {# article} other {# articles}}' },
  zh: { counted: '{count, plural, other {# 篇文章}}' },
})

it('gives the text of the language', () => {
  expect(translate('en')('plain')).toBe('Retry')
  expect(translate('es')('plain')).toBe('Reintentar')
})

it('reads in English where a translation is missing', () => {
  expect(translate('es')('onlyEnglish')).toBe('Only here')
  expect(translate('es')('named', { name: 'A' })).toBe('Strategy "A" deployed successfully!')
})

it('leaves apostrophes and angle brackets as they are', () => {
  expect(translate('en')('apostrophe')).toBe(
    "Thanks for your message. We'll get back to you shortly.",
  )
  expect(translate('en')('apostropheAndName', { name: 'Ada' })).toBe(
    "We'll get back to Ada shortly.",
  )
  expect(translate('en')('tagged')).toBe('a < b > c')
})

it('takes a value literally, whatever is in it', () => {
  expect(translate('en')('named', { name: "{name} <b>'x'" })).toBe(
    'Strategy "{name} <b>\'x\'" deployed successfully!',
  )
})

it('counts by the rules of the language', () => {
  expect(translate('en')('counted', { count: 1 })).toBe('1 article')
  expect(translate('en')('counted', { count: 0 })).toBe('0 articles')
  expect(translate('en')('counted', { count: 1234 })).toBe('1,234 articles')
  expect(translate('fr')('counted', { count: 0 })).toBe('0 article')
  expect(translate('zh')('counted', { count: 1 })).toBe('1 篇文章')
})

it('gives the same function for the same language, so that effects may depend on it', () => {
  expect(translate('fr')).toBe(translate('fr'))
})

it('names the value that was forgotten', () => {
  const t = translate('en') as (key: 'named', values?: object) => string

  expect(() => t('named', {})).toThrow('"name"')
})

it('lets the compiler find wrong keys and wrong values', () => {
  const t = translate('en')

  // @ts-expect-error -- no such key
  expect(t('missing')).toBe('missing')
  // @ts-expect-error -- this message has no parameters
  expect(t('plain', { name: 'A' })).toBe('Retry')
  // @ts-expect-error -- the parameter is called name
  expect(() => t('named', { nam: 'A' })).toThrow()
  // @ts-expect-error -- the parameter is missing
  expect(() => t('named')).toThrow()
  // @ts-expect-error -- the first parameter is missing
  expect(() => t('both', { count: 2 })).toThrow()
  expect(t('both', { name: 'Ada', count: 2 })).toBe('Ada has 2 alerts')
})
