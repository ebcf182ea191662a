import { createTexts, type TextKey as KeyOf } from '@aldergate/ui'
import texts from './texts/en.arb'

export const { useText } = createTexts(texts)

export type TextKey = KeyOf<typeof texts>
