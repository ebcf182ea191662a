import { DARK, declarations, directions, LIGHT } from './tokens'

/** The colours of a theme, with those of rise and fall under each `data-palette`. */
function themed(root: string, scheme: 'dark' | 'light'): string {
  const theme = scheme === 'dark' ? DARK : LIGHT
  const palettes = (['red-green', 'blue-orange'] as const).map(
    (name) => `
  ${root}[data-palette='${name}'] {
    ${declarations(directions(theme)[name])}
  }
`,
  )
  return `
  ${root} {
    color-scheme: ${scheme};
    ${declarations(theme)}
  }
  ${palettes.join('')}`
}

/** More exact than any choice of the trader's. */
const WHATEVER_IS_CHOSEN = ':root:root:root'

/**
 * Dark needs no asking: a page without the attribute is dark. What keeps its colours where the device forces its own
 * stands on the device's ground, and has those of the theme that reads on it; paper is light.
 */
export const themesCss = `
  ${themed(':root', 'dark')}
  ${themed(":root[data-theme='light']", 'light')}

  @media (forced-colors: active) and (prefers-color-scheme: dark) {
    ${themed(WHATEVER_IS_CHOSEN, 'dark')}
  }

  @media print, (forced-colors: active) and (prefers-color-scheme: light) {
    ${themed(WHATEVER_IS_CHOSEN, 'light')}
  }
`
