import type { Language } from '@aldergate/contract'
import { erasuresAtom, settingsAtom } from '@aldergate/platform'
import { showToast, tellOfMissingTexts, textsCame } from '@aldergate/ui'
import { useAtom, useStore } from 'jotai'
import type { Draft } from './draft'
import { savingAtom } from './settings.atoms'
import { textsIn } from './texts'

/**
 * Saves changes and confirms it. A new language is applied only when its texts have loaded, so that the whole app
 * changes at once; if they fail to load, it stays an unsaved change and the rest is saved. `saving` holds the changes
 * that wait: leaving the page does not stop them, erasing all data does.
 */
export function useSaveSettings(save: (changes: Partial<Draft>) => void) {
  const store = useStore()
  const [saving, setSaving] = useAtom(savingAtom)

  async function saveAndSay(changes: Partial<Draft>) {
    const { language, ...others } = changes
    const erasures = store.get(erasuresAtom)
    const hasCome = !language || (await came(language, changes))
    if (store.get(erasuresAtom) !== erasures) return
    if (!hasCome) {
      save(others)
      await tellOfMissingTexts(language, () => void saveAndSay({ language }))
      return
    }
    save(changes)
    const saved = await textsIn(language ?? store.get(settingsAtom).language)
    showToast(saved('saved'), 'success')
  }

  async function came(language: Language, changes: Partial<Draft>): Promise<boolean> {
    setSaving(changes)
    const hasCome = await textsCame(language)
    setSaving((current) => (current === changes ? {} : current))
    return hasCome
  }

  return { saving, saveAndSay: (changes: Partial<Draft>) => void saveAndSay(changes) }
}
