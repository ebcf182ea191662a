import { color } from '@aldergate/ui'
import { type ChartPalette, isSamePalette, readPalette, watchTheme } from '@aldergate/ui/data'
import { useSyncExternalStore } from 'react'

let known: { look: string; palette: ChartPalette } | undefined

/** The theme's colours now, for what cannot take a custom property. */
export function usePalette(): ChartPalette {
  return useSyncExternalStore(watchTheme, currentPalette, drawnPalette)
}

/**
 * The same object for as long as the colours are the same. They are read only when the document says that it looks
 * different: it makes the browser style the page in the midst of a render.
 */
function currentPalette(): ChartPalette {
  const look = lookOf(document.documentElement)
  if (known?.look !== look) {
    const palette = readPalette(document.documentElement)
    known = {
      look,
      palette: known && isSamePalette(known.palette, palette) ? known.palette : palette,
    }
  }
  return known.palette
}

/** Returns all that a theme may depend on, as `watchTheme` has it: the attributes of the document's element. */
function lookOf(element: Element): string {
  return Array.from(element.attributes, ({ name, value }) => `${name}=${value}`).join(' ')
}

/** In a page that is only drawn, into HTML, there is no chart yet, and what is beside it takes the theme's own names. */
function drawnPalette(): ChartPalette {
  return color
}
