import { LANGUAGES } from '@aldergate/contract'
import { numberLocale } from './numberLocale'
import { formatMoney, formatNumber } from './numbers'

/** Non-breaking, so that a number stays on its line. */
const THIN = '\u202f'

it.each([
  ['1,234.56', '1,234.56'],
  ['1.234,56', '1.234,56'],
  ['1 234,56', `1${THIN}234,56`],
] as const)('writes numbers as %s in every language, once that is chosen', (format, text) => {
  for (const language of LANGUAGES) {
    expect(formatNumber(1234.56, numberLocale(language, format))).toBe(text)
  }
})

it('writes numbers as the language does, until something else is chosen', () => {
  expect(LANGUAGES.map((language) => numberLocale(language, 'language'))).toEqual([
    'en-GB',
    'es-ES',
    'zh-CN',
    'fr-FR',
  ])
})

it('has a true minus in each of them', () => {
  for (const format of ['1,234.56', '1.234,56', '1 234,56'] as const) {
    expect(formatMoney(-5, numberLocale('en', format))).toMatch(/^−£?5[.,]00/)
  }
})
