import { createTexts } from '@aldergate/ui'
import texts from './texts/en.arb'

export const { useText } = createTexts(texts)

/** The errors that a field can have. */
export type ErrorKey =
  'nameMissing' | 'emailMissing' | 'emailInvalid' | 'messageMissing' | 'messageLong'
