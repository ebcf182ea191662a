import type { Language } from '@aldergate/contract'

interface StartWords {
  slow: string
  failed: string
  again: string
}

/**
 * Messages that follow the document's title. Short, because every document carries them inline: no catalogue has
 * loaded yet.
 */
const WORDS: Readonly<Record<Language, StartWords>> = {
  en: {
    slow: ' is slow to load: a file has not arrived yet.',
    failed: ' could not be loaded.',
    again: 'Try again',
  },
  es: {
    slow: ' tarda en cargarse: aún falta un archivo.',
    failed: ' no se ha podido cargar.',
    again: 'Reintentar',
  },
  zh: { slow: ' 加载缓慢：有文件尚未到达。', failed: ' 未能加载。', again: '重试' },
  fr: {
    slow: ' est lent à charger : il manque encore un fichier.',
    failed: ' n’a pas pu être chargé.',
    again: 'Réessayer',
  },
}

/** Returns the words of the empty page for a slow or failed start, in the kept language or else in the browser's. */
export function startWords(kept?: Language): StartWords & { lang: Language } {
  const lang = kept ?? navigator.languages.map((tag) => tag.slice(0, 2)).find(isOurs) ?? 'en'
  return { lang, ...WORDS[lang] }
}

function isOurs(tag: string): tag is Language {
  return tag in WORDS
}
