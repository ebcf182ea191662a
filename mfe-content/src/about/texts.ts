import { createTexts } from '@aldergate/ui'
import texts from './texts/en.arb'

/** What the About page says around its long text. */
export const { useText } = createTexts(texts)
