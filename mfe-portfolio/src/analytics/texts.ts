import { createTexts } from '@aldergate/ui'
import texts from './texts/en.arb'

/** The texts of the page around its figures and tools; those of the specification are here to the letter. */
export const { useText, textsIn } = createTexts(texts)
