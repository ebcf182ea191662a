import { createTexts } from '@aldergate/ui'
import texts from './texts/en.arb'

/** What the insights say; the specification's texts stand here to the letter. */
export const { useText } = createTexts(texts)
