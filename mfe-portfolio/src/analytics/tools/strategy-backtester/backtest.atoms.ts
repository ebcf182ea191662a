import { erasableAtom } from '@aldergate/platform'
import { FIRST_IDEA, type Idea } from './backtest'

/** What was typed stays while other tools and pages are open. */
export const ideaAtom = erasableAtom<Idea>(FIRST_IDEA)
