import { useEffect, useLayoutEffect } from 'react'
import { useAtomValue } from 'jotai'
import { settingsAtom } from '@aldergate/platform'

/** Puts what was chosen for the look on the document, where styles find it, and whether anything fills the screen. */
export function useAppearance(): void {
  const { darkMode, palette, density, reducedMotion } = useAtomValue(settingsAtom)
  // Before the first paint: a kept light theme must not begin with a dark flash.
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
