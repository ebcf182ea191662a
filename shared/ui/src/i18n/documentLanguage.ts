import { type Language, LANGUAGES } from '@aldergate/contract'

/** The language that the document says it is in, from its first moment on; English if it says nothing of ours. */
export function documentLanguage(): Language {
  return LANGUAGES.find((language) => language === document.documentElement.lang) ?? 'en'
}
