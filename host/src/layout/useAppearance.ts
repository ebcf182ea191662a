import { useLayoutEffect } from 'react'
import { useAtomValue } from 'jotai'
import { settingsAtom } from '@aldergate/shared/state/settings'

/** Puts the chosen theme and language on the document, where the styles and screen readers look. */
export function useAppearance(): void {
  const { darkMode, language } = useAtomValue(settingsAtom)
  // Before the first paint: a kept light theme must not begin with a dark flash.
  useLayoutEffect(() => {
    document.documentElement.dataset.theme = darkMode ? 'dark' : 'light'
    document.documentElement.lang = language
  }, [darkMode, language])
}
