import { createTexts } from '@aldergate/ui'
import texts from './texts/en.arb'

/** What stands around the endpoints. */
export const { useText } = createTexts(texts)
