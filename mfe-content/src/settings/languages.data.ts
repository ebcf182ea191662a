import type { Language } from '@aldergate/contract'

/** Each language by its own name, so that whoever speaks it finds it. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  en: 'English',
  es: 'Español',
  zh: '中文',
  fr: 'Français',
}
