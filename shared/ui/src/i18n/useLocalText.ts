import { inLanguage, type LocalText } from '@aldergate/contract'
import { settingsAtom } from '@aldergate/platform'
import { useAtomValue } from 'jotai'
import { useCallback } from 'react'

/** Gives, of a text that data carry in every language, the one that the trader reads. */
export function useLocalText(): (text: LocalText) => string {
  const { language } = useAtomValue(settingsAtom)
  return useCallback((text) => inLanguage(text, language), [language])
}
