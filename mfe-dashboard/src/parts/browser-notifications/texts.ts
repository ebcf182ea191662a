import { createTexts } from '@aldergate/ui'
import texts from './texts/en.arb'

/** The texts about the browser's own notifications. */
export const { useText } = createTexts(texts)
