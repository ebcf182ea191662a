import type { Language } from '@aldergate/contract'

const LOCALES = { en: 'en-GB', es: 'es-ES', zh: 'zh-CN', fr: 'fr-FR' } as const satisfies Record<
  Language,
  string
>

/** The BCP 47 tag by which numbers, dates and plurals of a language of the interface are written. */
export function localeOf(language: Language): string {
  return LOCALES[language]
}
