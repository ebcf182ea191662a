import { createTexts } from '@aldergate/ui'
import texts from './texts/en.arb'

export const { useText } = createTexts(texts)

/** The reasons why no account is created. */
export type ErrorKey = 'incomplete' | 'mismatch'
