import * as v from 'valibot'

/** The languages of the interface; the first one is the specification's own, and stands in for a missing text. */
export const LANGUAGES = ['en', 'es', 'zh', 'fr'] as const

export type Language = (typeof LANGUAGES)[number]

/** The BCP 47 tags by which numbers, dates and plurals of the languages are written. */
export const LOCALES = {
  en: 'en-GB',
  es: 'es-ES',
  zh: 'zh-CN',
  fr: 'fr-FR',
} as const satisfies Record<Language, string>

/** Each language by its own name, so that whoever speaks it finds it. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  es: 'Español',
  zh: '中文',
  fr: 'Français',
}

const text = v.pipe(v.string(), v.nonEmpty())

/** A short text in the interface's languages; English must be there. */
export const LocalText = v.strictObject({
  en: text,
  es: v.optional(text),
  zh: v.optional(text),
  fr: v.optional(text),
})

export type LocalText = v.InferOutput<typeof LocalText>

/** The text in the language asked for, else in English. */
export function inLanguage(text: LocalText, language: Language): string {
  return text[language] ?? text.en
}
