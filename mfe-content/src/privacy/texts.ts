import { createTexts } from '@aldergate/ui'
import texts from './texts/en.arb'

/** The texts around the privacy policy, and those of its two tables. */
export const { useText } = createTexts(texts)
