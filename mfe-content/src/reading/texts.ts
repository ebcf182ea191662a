import { createTexts } from '@aldergate/ui'
import texts from './texts/en.arb'

/** What stands around long texts. */
export const { useText } = createTexts(texts)
