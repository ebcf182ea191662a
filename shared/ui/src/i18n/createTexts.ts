import type { Language } from '@aldergate/contract'
import { logFailure, settingsAtom } from '@aldergate/platform'
import { useAtomValue } from 'jotai'
import { use, useEffect, useReducer } from 'react'
import { type Catalogue, createCatalogue } from './createCatalogue'
import { documentLanguage } from './documentLanguage'
import type { Parameters, Texts, Translate } from './message'

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
      const [, show] = useReducer((times: number) => times + 1, 0)
      const here = catalogue.at(language)
      const isHere = here !== undefined
      useEffect(() => {
        if (isHere) return
        let isShown = true
        catalogue.load(language).then(
          () => isShown && show(),
          (error: unknown) => logFailure('The texts of a language did not arrive', error),
        )
        return () => {
          isShown = false
        }
      }, [isHere, language])
      return here ?? catalogue.latest() ?? use(catalogue.load(language))
    },
    /** The texts in a language, for what is said or written outside of a component. Fails as the network does. */
    textsIn: (language: Language): Promise<Translate<Asked>> => catalogue.load(language),
  }
}

/** Waits for the texts of a language of everything that has been loaded so far. Fails as the network does. */
export async function loadTexts(language: Language): Promise<void> {
  await Promise.all([...all].map((catalogue) => catalogue.load(language)))
}
