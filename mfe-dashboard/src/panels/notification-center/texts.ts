import { createTexts } from '@aldergate/ui'
import texts from './texts/en.arb'

/** The texts of the notification center. */
export const { useText } = createTexts(texts)
