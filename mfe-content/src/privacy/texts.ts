import { createTexts } from '@aldergate/ui'
import texts from './texts/en.arb'

/** What stands around the text on privacy, and what its two tables say. */
export const { useText } = createTexts(texts)
