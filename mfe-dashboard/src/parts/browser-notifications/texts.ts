import { createTexts } from '@aldergate/ui'
import texts from './texts/en.arb'

/** What is said of the browser's own notifications. */
export const { useText } = createTexts(texts)
