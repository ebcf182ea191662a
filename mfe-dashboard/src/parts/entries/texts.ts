import { createTexts } from '@aldergate/ui'
import texts from './texts/en.arb'

/** The texts of a list of dated entries. */
export const { useText } = createTexts(texts)
