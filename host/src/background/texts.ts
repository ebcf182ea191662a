import { createTexts } from '@aldergate/ui'
import texts from './texts/en.arb'

/** The texts of the part that works behind the pages: no first page waits for them. */
export const { useText, textsIn } = createTexts(texts)
