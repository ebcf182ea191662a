import { createTexts } from '@aldergate/ui'
import texts from './texts/en.arb'

/** What the first page of a new trader says. */
export const { useText } = createTexts(texts)
