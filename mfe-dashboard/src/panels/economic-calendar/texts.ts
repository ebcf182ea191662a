import { createTexts } from '@aldergate/ui'
import texts from './texts/en.arb'

/** The texts of the economic calendar; the names of the impacts are the specification's. */
export const { useText, textsIn } = createTexts(texts)
