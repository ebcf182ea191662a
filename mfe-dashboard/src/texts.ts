import { createTexts, type PlainTextKey as PlainKeyOf } from '@aldergate/ui'
import texts from './texts/en.arb'

/** The texts of the dashboard; the specification's texts stand here to the letter. */
export const { useText } = createTexts(texts)

/** A text without values to fill in, such as a title. */
export type PlainTextKey = PlainKeyOf<typeof texts>
