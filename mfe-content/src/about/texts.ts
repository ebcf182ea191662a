import { createTexts } from '@aldergate/ui'
import texts from './texts/en.arb'

/** The texts around the long text of the About page. */
export const { useText } = createTexts(texts)
