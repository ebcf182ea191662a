import { createTexts } from '@aldergate/ui'
import texts from './texts/en.arb'

/** The texts around the help topics and the search. */
export const { useText } = createTexts(texts)
