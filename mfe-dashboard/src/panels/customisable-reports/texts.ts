import { createTexts, type TextKey as KeyOf } from '@aldergate/ui'
import texts from './texts/en.arb'

/** The texts of the reports panel; the specification's texts stand here to the letter. */
export const { useText, textsIn } = createTexts(texts)

export type TextKey = KeyOf<typeof texts>

/** Gives the text of a key in the trader's language. */
export type Text = ReturnType<typeof useText>
