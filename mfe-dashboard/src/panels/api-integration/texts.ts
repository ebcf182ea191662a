import { createTexts } from '@aldergate/ui'
import texts from './texts/en.arb'

/** What the API panel says. */
export const { useText } = createTexts(texts)
