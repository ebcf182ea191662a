import { inLanguage, type LocalText } from '@aldergate/contract'
import { settingsAtom } from '@aldergate/platform'
import { useAtomValue } from 'jotai'
import { useCallback } from 'react'

/** Returns a function that picks the trader's language from a text given in every language. */
export function useLocalText(): (text: LocalText) => string {
  const { language } = useAtomValue(settingsAtom)
  return useCallback((text) => inLanguage(text, language), [language])
}
