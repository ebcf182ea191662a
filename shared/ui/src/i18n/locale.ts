import { type Language, LOCALES } from '@aldergate/contract'

/** The BCP 47 tag by which numbers, dates and plurals of a language of the interface are written. */
export function localeOf(language: Language): string {
  return LOCALES[language]
}
