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
 * Dark is the default: a page without the attribute is dark. Under forced colours, elements that keep their colours
 * stand on the system's background, and use the theme that contrasts with it; print is light.
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
