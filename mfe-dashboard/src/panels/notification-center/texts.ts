import { createTexts } from '@aldergate/ui'
import texts from './texts/en.arb'

/** What the notification center says. */
export const { useText } = createTexts(texts)
