import { createTexts } from './i18n/createTexts'
import texts from './texts/en.arb'

export const { useText, textsIn } = createTexts(texts)
