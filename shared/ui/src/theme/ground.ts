// eslint-disable-next-line @typescript-eslint/triple-slash-reference -- other workspaces compile this file too, and must find the type of a font file
/// <reference path="./woff2.d.ts" />
import latinExtended from '@fontsource-variable/inter/files/inter-latin-ext-wght-normal.woff2'
import latin from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'
import { globalCss } from './globalCss'

/**
 * The styles of the page. They have no parameters, because the theme changes through `data-theme`. So they need no
 * script: the host's build writes them into every document.
 */
export const ground = globalCss({ latin, latinExtended })
