import { createTexts } from '@aldergate/ui'
import texts from './texts/en.arb'

/** What the page says around its figures and tools; the specification's texts stand here to the letter. */
export const { useText, textsIn } = createTexts(texts)
