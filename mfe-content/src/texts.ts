import { createTexts, createTranslator } from '@aldergate/ui'
import { TEXTS_EN } from './texts.en'
import { TEXTS_ES } from './texts.es'
import { TEXTS_FR } from './texts.fr'
import { TEXTS_ZH } from './texts.zh'

export type { TextKey } from './texts.en'

const CATALOGUES = { en: TEXTS_EN, es: TEXTS_ES, zh: TEXTS_ZH, fr: TEXTS_FR } as const

export const useText = createTexts(CATALOGUES)

/** For what is said in a language that is only being chosen: `textIn('fr')('settings.saved')`. */
export const textIn = createTranslator(CATALOGUES)
