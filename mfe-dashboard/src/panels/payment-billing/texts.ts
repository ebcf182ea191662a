import { createTexts, type TextKey as KeyOf } from '@aldergate/ui'
import texts from './texts/en.arb'

/** The texts of the billing panel; the specification's texts stand here to the letter. */
export const { useText } = createTexts(texts)

export type TextKey = KeyOf<typeof texts>
