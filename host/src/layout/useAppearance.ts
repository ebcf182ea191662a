import { useEffect, useLayoutEffect } from 'react'
import { useAtomValue } from 'jotai'
import { settingsAtom } from '@aldergate/platform'

/** Sets the appearance settings on the document, where styles read them, and whether anything fills the screen. */
export function useAppearance(): void {
  const { darkMode, palette, density, reducedMotion } = useAtomValue(settingsAtom)
  // Before the first paint, so that a light theme does not begin with a dark flash.
  useLayoutEffect(() => {
    const root = document.documentElement
    root.dataset.theme = darkMode ? 'dark' : 'light'
    root.dataset.palette = palette
    root.dataset.density = density
    root.dataset.motion = reducedMotion === 'always' ? 'still' : 'system'
  }, [darkMode, palette, density, reducedMotion])
  useEffect(() => {
    const tell = () =>
      document.documentElement.toggleAttribute('data-fullscreen', !!document.fullscreenElement)
    document.addEventListener('fullscreenchange', tell)
    return () => document.removeEventListener('fullscreenchange', tell)
  }, [])
}
