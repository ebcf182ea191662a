import { createTexts } from '@aldergate/ui'
import texts from './texts/en.arb'

/** The texts of the background code, in a catalogue of their own so that no first page waits for them. */
export const { useText, textsIn } = createTexts(texts)
