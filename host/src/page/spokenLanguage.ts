import type { Language, RegisteredRemote } from '@aldergate/contract'

/**
 * Returns the language that a remote uses for a trader of this one: English if it has no texts in it. An older build,
 * which does not list its texts, counts as having them.
 */
export function spokenLanguage(
  { texts }: Pick<RegisteredRemote, 'texts'>,
  language: Language,
): Language {
  return !texts || Object.hasOwn(texts, language) ? language : 'en'
}
