import type { Language } from '@aldergate/contract'
import { logFailure, settingsAtom } from '@aldergate/platform'
import { useAtomValue } from 'jotai'
import { useEffect, useSyncExternalStore } from 'react'
import { type Catalogue, createCatalogue } from './createCatalogue'
import { documentLanguage } from './documentLanguage'
import type { Parameters, Texts, Translate } from './message'

/** How long a failure is cached: longer than React's two attempts to render, on a slow machine too. */
const REMEMBERED_MS = 1_000

const NOT_HERE = 'The texts of a language did not arrive'

const all = new Set<Catalogue<Parameters>>()

/**
 * Creates an owner's `useText`: `const t = useText()`, then `t('key', { name })`. Starts loading the texts of the
 * document's language at once, in parallel with the code that shows them.
 */
export function createTexts<Asked extends Parameters>(texts: Texts<Asked>) {
  const catalogue = createCatalogue(texts)
  all.add(catalogue)
  // The component that needs them loads again, and handles the failure.
  catalogue.load(documentLanguage()).catch(() => undefined)

  return {
    /** The texts in the trader's language. Suspends until there are any; a new language replaces the old one when it is here. */
    useText(): Translate<Asked> {
      const { language } = useAtomValue(settingsAtom)
      const read = () => catalogue.at(language)
      const here = useSyncExternalStore(catalogue.onArrival, read, read)
      const isHere = here !== undefined
      useEffect(() => {
        if (isHere) return
        catalogue.load(language).catch((error: unknown) => logFailure(NOT_HERE, error))
      }, [isHere, language])
      const shown = here ?? catalogue.latest()
      // Throws the promise instead of `use`, so that a retried render calls this again after the texts have loaded.
      if (!shown) throw textsFor(catalogue, language)
      return shown
    },
    /**
     * The texts in a language, for use outside components; falls back to the language on screen if they fail to load.
     * Rejects on a network error when no language is loaded.
     */
    async textsIn(language: Language): Promise<Translate<Asked>> {
      try {
        return await catalogue.load(language)
      } catch (error) {
        const shown = catalogue.latest()
        if (!shown) throw error
        logFailure(NOT_HERE, error)
        return shown
      }
    },
  }
}

/**
 * Returns the promise for a suspended render. A cached failure is thrown to the error boundary, also in React's second
 * attempt; it is cleared afterwards, so that a later render loads again.
 */
function textsFor<Asked extends Parameters>(catalogue: Catalogue<Asked>, language: Language) {
  const failure = catalogue.failureOf(language)
  if (!failure) return catalogue.load(language)
  setTimeout(() => catalogue.forgetFailure(language), REMEMBERED_MS)
  throw failure.error
}

/** Clears failed loads, so that the next render loads again: for a Retry. */
export function forgetMissingTexts(language: Language): void {
  for (const catalogue of all) catalogue.forgetFailure(language)
}

/**
 * Marks the current set of catalogues. The returned function waits until those created since have loaded a language, or
 * failed to, so that the next render does not suspend; it does not wait for other catalogues, which may hang. A
 * component without texts reports that itself.
 */
export function settleTexts(): (language: Language) => Promise<void> {
  const known = all.size
  return async (language) => {
    const awaited = [...all].slice(known).filter((catalogue) => !catalogue.failureOf(language))
    await Promise.allSettled(awaited.map((catalogue) => catalogue.load(language)))
  }
}

/** Loads a language for all catalogues so far. Rejects on a network error. */
export async function loadTexts(language: Language): Promise<void> {
  await Promise.all([...all].map((catalogue) => catalogue.load(language)))
}

/**
 * Waits for a language of all catalogues on screen, and starts loading it for the others, which must not delay the
 * change. Rejects on a network error.
 */
export async function loadShownTexts(language: Language): Promise<void> {
  const shown = [...all].filter((catalogue) => catalogue.isShown())
  for (const catalogue of all) catalogue.load(language).catch(() => undefined)
  await Promise.all(shown.map((catalogue) => catalogue.load(language)))
}
