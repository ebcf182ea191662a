import { createTexts, type TextKey as KeyOf } from '@aldergate/ui'
import texts from './texts/en.arb'

/** What the billing panel says; the specification's texts stand here to the letter. */
export const { useText } = createTexts(texts)

export type TextKey = KeyOf<typeof texts>
