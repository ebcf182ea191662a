import { choicesCss } from './choices'
import { fontFaces, type FontFiles } from './fontFaces'
import { forcedColorsCss } from './forcedColors'
import { printCss } from './print'
import { resetCss } from './reset'
import { themesCss } from './themes'
import { toastCss } from './toastStyle'

/** Everything that holds for the whole page. */
export function globalCss(fonts: FontFiles): string {
  return [
    fontFaces(fonts),
    themesCss,
    choicesCss,
    resetCss,
    toastCss,
    forcedColorsCss,
    printCss,
  ].join('\n')
}
