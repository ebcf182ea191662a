import { createTexts } from '@aldergate/ui'
import texts from './texts/en.arb'

/** What the leaderboard says. */
export const { useText } = createTexts(texts)
