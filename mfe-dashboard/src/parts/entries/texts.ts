import { createTexts } from '@aldergate/ui'
import texts from './texts/en.arb'

/** What a list of dated entries says. */
export const { useText } = createTexts(texts)
