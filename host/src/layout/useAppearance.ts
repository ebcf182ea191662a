import { useEffect } from 'react'
import { useAtomValue } from 'jotai'
import { settingsAtom } from '@aldergate/shared/state/settings'

/** Puts the chosen theme and language on the document, where the styles and screen readers look. */
export function useAppearance(): void {
  const { darkMode, language } = useAtomValue(settingsAtom)
  useEffect(() => {
    document.documentElement.dataset.theme = darkMode ? 'dark' : 'light'
    document.documentElement.lang = language
  }, [darkMode, language])
}
