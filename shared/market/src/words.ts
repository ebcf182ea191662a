import type { Language } from '@aldergate/contract'

/** A word in every language: the compiler requires all of them. */
export type Words = Readonly<Record<Language, string>>

/** A word that is the same in every language. */
export function everywhere(word: string): Words {
  return { en: word, es: word, zh: word, fr: word }
}
