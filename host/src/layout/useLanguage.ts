import { settingsAtom } from '@aldergate/platform'
import { documentLanguage, tellOfMissingTexts, textsCame } from '@aldergate/ui'
import { useAtomValue } from 'jotai'
import { useEffect } from 'react'

/** The document says that it is in the chosen language once its texts are here; a language that does not come is told. */
export function useLanguage(): void {
  const { language } = useAtomValue(settingsAtom)

  useEffect(() => {
    // The language of the first moment is the boot script's, which has its own way to tell.
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
