import type { LocalText } from './localText.ts'

/** The languages of the interface; the first one is the specification's, and replaces missing texts. */
export const LANGUAGES = ['en', 'es', 'zh', 'fr'] as const

export type Language = (typeof LANGUAGES)[number]

/** The BCP 47 tags that format numbers, dates and plurals of the languages. */
export const LOCALES = {
  en: 'en-GB',
  es: 'es-ES',
  zh: 'zh-CN',
  fr: 'fr-FR',
} as const satisfies Record<Language, string>

/** Each language by its own name, so that its speakers find it. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  es: 'Español',
  zh: '中文',
  fr: 'Français',
}

/** The text in this language, else in English. */
export function inLanguage(text: LocalText, language: Language): string {
  return text[language] ?? text.en
}
