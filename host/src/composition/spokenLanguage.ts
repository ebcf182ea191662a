import type { Language, RegisteredRemote } from '@aldergate/contract'

/** What a remote speaks to a trader of this language: English, where it brings no texts of it. */
export function spokenLanguage(
  { texts }: Pick<RegisteredRemote, 'texts'>,
  language: Language,
): Language {
  return !texts || Object.hasOwn(texts, language) ? language : 'en'
}
