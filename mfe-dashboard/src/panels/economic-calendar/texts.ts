import { createTexts } from '@aldergate/ui'
import texts from './texts/en.arb'

/** What the economic calendar says; the names of the impacts are the specification's. */
export const { useText } = createTexts(texts)
