import type { Language } from '@aldergate/contract'
import { settingsAtom } from '@aldergate/platform'
import { showToast, tellOfMissingTexts, textsCame } from '@aldergate/ui'
import { useStore } from 'jotai'
import { useState } from 'react'
import { textsIn } from '../texts'
import type { Draft } from './draft'

/**
 * Saves changes and says so. A new language is taken once its texts are here, so that the whole app changes at
 * once; one that does not come stays an unsaved change, while the others are saved.
 */
export function useSaving(save: (changes: Partial<Draft>) => void) {
  const store = useStore()
  const [coming, setComing] = useState<Language>()

  async function saveAndSay(changes: Partial<Draft>) {
    const { language, ...others } = changes
    if (language && !(await comes(language))) {
      save(others)
      await tellOfMissingTexts(language, () => void saveAndSay({ language }))
      return
    }
    save(changes)
    const saved = await textsIn(language ?? store.get(settingsAtom).language)
    showToast(saved('settings.saved'), 'success')
  }

  async function comes(language: Language): Promise<boolean> {
    setComing(language)
    const came = await textsCame(language)
    setComing(undefined)
    return came
  }

  return { coming, saveAndSay: (changes: Partial<Draft>) => void saveAndSay(changes) }
}
