import { type ChartPalette, isSamePalette, readPalette, watchTheme } from '@aldergate/ui'
import { useSyncExternalStore } from 'react'

let known: ChartPalette | undefined

/** The theme's colours now, for what cannot take a custom property. */
export function usePalette(): ChartPalette {
  return useSyncExternalStore(watchTheme, currentPalette)
}

/** The same object for as long as the colours are the same. */
function currentPalette(): ChartPalette {
  const palette = readPalette(document.documentElement)
  if (!known || !isSamePalette(known, palette)) known = palette
  return known
}
