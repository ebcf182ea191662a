import { createTexts } from '@aldergate/ui'
import texts from './texts/en.arb'

/** The texts of the arbitrage panel. */
export const { useText } = createTexts(texts)
