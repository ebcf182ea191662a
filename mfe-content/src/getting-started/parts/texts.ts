import { createTexts } from '@aldergate/ui'
import texts from './texts/en.arb'

/** What the tour says. */
export const { useText } = createTexts(texts)
