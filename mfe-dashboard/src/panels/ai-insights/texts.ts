import { createTexts } from '@aldergate/ui'
import texts from './texts/en.arb'

/** The texts of the insights; the specification's texts stand here to the letter. */
export const { useText } = createTexts(texts)
