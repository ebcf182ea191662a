import type { Language } from '@aldergate/contract'
import type { Messages, Parameters, Texts, Translate } from './message'

interface Failure {
  error: unknown
}

/** The texts of one owner; each language is loaded on demand. */
export interface Catalogue<Asked extends Parameters> {
  /** The texts of a language if they are here: always the same function for the same language. */
  at(language: Language): Translate<Asked> | undefined
  /** The language loaded last, as a fallback while another one loads. */
  latest(): Translate<Asked> | undefined
  /** Why the last attempt to load a language failed, until it is forgotten or another begins. */
  failureOf(language: Language): Failure | undefined
  forgetFailure(language: Language): void
  /** Subscribes to newly loaded texts; returns the unsubscribe function. */
  onArrival(listener: () => void): () => void
  /** Whether anything on the screen is in these texts. */
  isShown(): boolean
  /**
   * Loads the texts of a language, or English if the owner does not have that language. Concurrent calls share one
   * promise. Rejects on a network error; the next call retries.
   */
  load(language: Language): Promise<Translate<Asked>>
}

/** Creates a catalogue from the compiled `texts/en.arb`. */
export function createCatalogue<Asked extends Parameters>(texts: Texts<Asked>): Catalogue<Asked> {
  const here = new Map<Language, Translate<Asked>>()
  const coming = new Map<Language, Promise<Translate<Asked>>>()
  const failures = new Map<Language, Failure>()
  const listeners = new Set<() => void>()
  let last: Translate<Asked> | undefined

  const spoken = (language: Language): Language => (texts[language] ? language : 'en')

  function keep(language: Language, messages: Messages): Translate<Asked> {
    const translate = translateBy<Asked>(messages)
    here.set(language, translate)
    last = translate
    return translate
  }

  function at(wanted: Language): Translate<Asked> | undefined {
    const language = spoken(wanted)
    const source = texts[language]
    return here.get(language) ?? (typeof source === 'object' ? keep(language, source) : undefined)
  }

  async function fetchTexts(language: Language): Promise<Translate<Asked>> {
    try {
      const source = texts[language]
      if (typeof source !== 'function') throw new Error(`There are no texts in "${language}".`)
      const translate = keep(language, (await source()).default)
      for (const tell of listeners) tell()
      return translate
    } catch (error) {
      failures.set(language, { error })
      throw error
    } finally {
      coming.delete(language)
    }
  }

  return {
    at,
    latest: () => last,
    failureOf: (language) => failures.get(spoken(language)),
    forgetFailure: (language) => void failures.delete(spoken(language)),
    onArrival(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    isShown: () => listeners.size > 0,
    load(wanted) {
      const language = spoken(wanted)
      const known = at(language)
      if (known) return Promise.resolve(known)
      const pending = coming.get(language)
      if (pending) return pending
      failures.delete(language)
      const promise = fetchTexts(language)
      coming.set(language, promise)
      return promise
    },
  }
}

function translateBy<Asked extends Parameters>(messages: Messages): Translate<Asked> {
  return (key, ...[values]) => messages[key]?.(values) ?? key
}
