import type { NumberFormat } from '@aldergate/platform'
import type { Language } from '@aldergate/contract'
import { localeOf } from '../i18n/locale'

/** A locale whose numbers look like the example. */
const LOCALES: Readonly<Record<Exclude<NumberFormat, 'language'>, string>> = {
  '1,234.56': 'en-GB',
  '1.234,56': 'de-DE',
  '1 234,56': 'fr-FR',
}

/** The locale for numbers; surrounding words and dates use the language's own. */
export function numberLocale(language: Language, format: NumberFormat): string {
  return format === 'language' ? localeOf(language) : LOCALES[format]
}
