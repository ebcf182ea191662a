import { color } from '@aldergate/ui'
import { type ChartPalette, isSamePalette, readPalette, watchTheme } from '@aldergate/ui/data'
import { useSyncExternalStore } from 'react'

let known: ChartPalette | undefined

/** The theme's colours now, for what cannot take a custom property. */
export function usePalette(): ChartPalette {
  return useSyncExternalStore(watchTheme, currentPalette, drawnPalette)
}

/** The same object for as long as the colours are the same. */
function currentPalette(): ChartPalette {
  const palette = readPalette(document.documentElement)
  if (!known || !isSamePalette(known, palette)) known = palette
  return known
}

/** In a page that is only drawn, into HTML, there is no chart yet, and what is beside it takes the theme's own names. */
function drawnPalette(): ChartPalette {
  return color
}
