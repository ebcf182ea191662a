import type { Language } from '@aldergate/contract'
import { logFailure, settingsAtom } from '@aldergate/platform'
import { useAtomValue } from 'jotai'
import { useEffect, useSyncExternalStore } from 'react'
import { type Catalogue, createCatalogue } from './createCatalogue'
import { documentLanguage } from './documentLanguage'
import type { Parameters, Texts, Translate } from './message'

/** A failure is remembered for longer than React takes for one drawing and its second attempt, on a slow machine too. */
const REMEMBERED_MS = 1_000

const NOT_HERE = 'The texts of a language did not arrive'

const all = new Set<Catalogue<Parameters>>()

/**
 * Makes an owner's `useText` from its catalogue: `const t = useText()`, then `t('key', { name })`. The texts
 * of the document's language are asked for at once, so that they travel beside the code that shows them.
 */
export function createTexts<Asked extends Parameters>(texts: Texts<Asked>) {
  const catalogue = createCatalogue(texts)
  all.add(catalogue)
  // Whoever shows them asks again, and is told of the failure.
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
      // Not by `use`: it must be called again by what is drawn again, when there is nothing left to wait for.
      if (!shown) throw textsFor(catalogue, language)
      return shown
    },
    /**
     * The texts in a language, for what is said or written outside of a component: in the language that is
     * shown when they do not come. Fails as the network does when there are none at all.
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
 * Returns the promise that a render without texts waits for. A failure is thrown, for whoever contains it, also in the
 * second attempt that React makes; then it is forgotten, so that whoever comes back asks anew.
 */
function textsFor<Asked extends Parameters>(catalogue: Catalogue<Asked>, language: Language) {
  const failure = catalogue.failureOf(language)
  if (!failure) return catalogue.load(language)
  setTimeout(() => catalogue.forgetFailure(language), REMEMBERED_MS)
  throw failure.error
}

/** Lets texts that did not come be asked for anew by what is drawn next: for a Retry. */
export function forgetMissingTexts(language: Language): void {
  for (const catalogue of all) catalogue.forgetFailure(language)
}

/**
 * Notes what is loaded from now on. What it returns waits until the texts of that in a language are here or have
 * failed, so that what is rendered next need not wait: not for the texts of others, which may hang. Who has no
 * texts then says so by itself.
 */
export function settleTexts(): (language: Language) => Promise<void> {
  const known = all.size
  return async (language) => {
    const awaited = [...all].slice(known).filter((catalogue) => !catalogue.failureOf(language))
    await Promise.allSettled(awaited.map((catalogue) => catalogue.load(language)))
  }
}

/** Waits for the texts of a language of everything that has been loaded so far. Fails as the network does. */
export async function loadTexts(language: Language): Promise<void> {
  await Promise.all([...all].map((catalogue) => catalogue.load(language)))
}

/**
 * Waits for the texts of a language of all that is on the screen, and asks for the others'. Fails as the network
 * does: what is not shown must not hold the language back.
 */
export async function loadShownTexts(language: Language): Promise<void> {
  const shown = [...all].filter((catalogue) => catalogue.isShown())
  for (const catalogue of all) catalogue.load(language).catch(() => undefined)
  await Promise.all(shown.map((catalogue) => catalogue.load(language)))
}
