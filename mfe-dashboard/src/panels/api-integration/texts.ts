import { createTexts } from '@aldergate/ui'
import texts from './texts/en.arb'

/** The texts of the API panel. */
export const { useText } = createTexts(texts)
