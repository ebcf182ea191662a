import { createTexts } from '@aldergate/ui'
import texts from './texts/en.arb'

/** The texts around a long text, such as its reading time. */
export const { useText } = createTexts(texts)
