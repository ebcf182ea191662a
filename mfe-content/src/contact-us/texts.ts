import { createTexts } from '@aldergate/ui'
import texts from './texts/en.arb'

export const { useText } = createTexts(texts)

/** What can be wrong with a field. */
export type ErrorKey =
  'nameMissing' | 'emailMissing' | 'emailInvalid' | 'messageMissing' | 'messageLong'
