import { type Language, LOCALES } from '@aldergate/contract'

/** The BCP 47 tag for formatting numbers, dates and plurals in a language of the interface. */
export function localeOf(language: Language): string {
  return LOCALES[language]
}
