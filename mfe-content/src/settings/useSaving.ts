import type { Language } from '@aldergate/contract'
import { settingsAtom } from '@aldergate/platform'
import { showToast, tellOfMissingTexts, textsCame } from '@aldergate/ui'
import { useStore } from 'jotai'
import { useState } from 'react'
import { textsIn } from '../texts'
import type { Draft } from './draft'

/**
 * Saves changes and says so. A new language is taken once its texts are here, so that the whole app changes at
 * once; one that does not come stays an unsaved change, while the others are saved. `saving` are the changes
 * that wait for it: they go on by themselves when the trader leaves the page.
 */
export function useSaving(save: (changes: Partial<Draft>) => void) {
  const store = useStore()
  const [saving, setSaving] = useState<Partial<Draft>>({})

  async function saveAndSay(changes: Partial<Draft>) {
    const { language, ...others } = changes
    if (language && !(await came(language, changes))) {
      save(others)
      await tellOfMissingTexts(language, () => void saveAndSay({ language }))
      return
    }
    save(changes)
    const saved = await textsIn(language ?? store.get(settingsAtom).language)
    showToast(saved('settings.saved'), 'success')
  }

  async function came(language: Language, changes: Partial<Draft>): Promise<boolean> {
    setSaving(changes)
    const hasCome = await textsCame(language)
    setSaving({})
    return hasCome
  }

  return { saving, saveAndSay: (changes: Partial<Draft>) => void saveAndSay(changes) }
}
