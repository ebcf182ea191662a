import type { Language, RegisteredRemote } from '@aldergate/contract'

/**
 * Returns the language that a remote speaks to a trader of this one: English where its texts leave this one out. An
 * older build, which does not list its texts, counts as speaking it.
 */
export function spokenLanguage(
  { texts }: Pick<RegisteredRemote, 'texts'>,
  language: Language,
): Language {
  return !texts || Object.hasOwn(texts, language) ? language : 'en'
}
