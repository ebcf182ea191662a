import { color } from '@aldergate/ui'
import { type ChartPalette, isSamePalette, readPalette, watchTheme } from '@aldergate/ui/data'
import { useSyncExternalStore } from 'react'

let known: { look: string; palette: ChartPalette } | undefined

/** The theme's current colours, for code that cannot use custom properties. */
export function usePalette(): ChartPalette {
  return useSyncExternalStore(watchTheme, currentPalette, drawnPalette)
}

/**
 * Returns the same object as long as the colours are unchanged. They are read only when the document reports a change,
 * because reading them forces a style recalculation during a render.
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

/** A prerendered page has no chart yet, and what stands beside it uses the theme's custom properties. */
function drawnPalette(): ChartPalette {
  return color
}
