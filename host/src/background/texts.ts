import { createTexts } from '@aldergate/ui'
import texts from './texts/en.arb'

/** What is said by what works behind the pages: no first page waits for it. */
export const { useText, textsIn } = createTexts(texts)
