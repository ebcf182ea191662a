import { createTexts } from '@aldergate/ui'
import texts from './texts/en.arb'

/** The texts of a new trader's first page. */
export const { useText } = createTexts(texts)
