import { createTexts } from '@aldergate/ui'
import texts from './texts/en.arb'

export const { useText } = createTexts(texts)

/** The reasons why nobody is logged in. */
export type ErrorKey = 'incomplete' | 'invalid'
