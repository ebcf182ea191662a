import { createTexts } from '@aldergate/ui'
import texts from './texts/en.arb'

/** The texts of a market feed; the specification's texts stand here to the letter. */
export const { useText } = createTexts(texts)
