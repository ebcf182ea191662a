// eslint-disable-next-line @typescript-eslint/triple-slash-reference -- other workspaces compile this file too, and must find the type of a font file
/// <reference path="./woff2.d.ts" />
import latinExtended from '@fontsource-variable/inter/files/inter-latin-ext-wght-normal.woff2'
import latin from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'
import { globalCss } from './globalCss'

/**
 * The styles of the page. They have no parameters: a change of theme is a change of `data-theme`. So they are
 * no script's business: the host's build writes them, and every document carries them.
 */
export const ground = globalCss({ latin, latinExtended })
