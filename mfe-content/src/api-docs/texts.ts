import { createTexts } from '@aldergate/ui'
import texts from './texts/en.arb'

/** The texts around the endpoints. */
export const { useText } = createTexts(texts)
