import { settingsAtom } from '@aldergate/platform'
import { documentLanguage, tellOfMissingTexts, textsCame } from '@aldergate/ui'
import { useAtomValue } from 'jotai'
import { useEffect } from 'react'

/** Sets the document's language once the texts of the chosen one have loaded; a failure is reported. */
export function useLanguage(): void {
  const { language } = useAtomValue(settingsAtom)

  useEffect(() => {
    // The boot script loads the first language, and reports a failure itself.
    if (language === documentLanguage()) return
    let isWanted = true
    async function bring() {
      const came = await textsCame(language)
      if (!isWanted) return
      if (came) document.documentElement.lang = language
      else await tellOfMissingTexts(language, () => void bring())
    }
    void bring()
    return () => {
      isWanted = false
    }
  }, [language])
}
