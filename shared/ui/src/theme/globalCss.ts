import { choicesCss } from './choices'
import { fontFaces, type FontFiles } from './fontFaces'
import { printCss } from './print'
import { resetCss } from './reset'
import { toastCss } from './toastStyle'
import { DARK, declarations, LIGHT } from './tokens'

/** Dark needs no asking: a page without the attribute is dark. */
const themes = `
  :root,
  :root[data-theme='dark'] {
    color-scheme: dark;
    ${declarations(DARK)}
  }

  :root[data-theme='light'] {
    color-scheme: light;
    ${declarations(LIGHT)}
  }
`

/** Everything that holds for the whole page. */
export function globalCss(fonts: FontFiles): string {
  return [fontFaces(fonts), themes, choicesCss, resetCss, toastCss, printCss].join('\n')
}
