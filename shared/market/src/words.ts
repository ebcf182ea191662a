import type { Language } from '@aldergate/contract'

/** A word as a trader of each language says it: the compiler asks for all of them. */
export type Words = Readonly<Record<Language, string>>

/** A word that every language has taken over as it is. */
export function everywhere(word: string): Words {
  return { en: word, es: word, zh: word, fr: word }
}
